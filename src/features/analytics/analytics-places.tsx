import { Trans, useLingui } from '@lingui/react/macro'
import type { Analytics } from '@/api/analytics/schema'
import { roundRate } from '@/lib/format'
import { TruncatedText } from '@/ui/display/truncated-text'
import { Num, Percent } from '@/ui/display/numbers'
import type { RenderLink } from '@/ui/display/link-slot'
import { AnalyticsList } from './analytics-list'
import type { AnalyticsLinks } from './analytics-links'

interface AnalyticsPlacesProps {
  analytics: Analytics
  scope: 'client' | 'admin'
  links: AnalyticsLinks
  /** The days, for the name of the file. */
  days: string
}

type Place = { id: string; name: string; transactions: number; success_rate: number }

/** Where the transactions came from: a client sees its bundles, an administrator the top clients. */
export function AnalyticsPlaces({ analytics, scope, links, days }: AnalyticsPlacesProps) {
  const { t } = useLingui()
  const organizations = scope === 'admin' ? analytics.organizations : undefined
  if (organizations)
    return (
      <Places
        title={t`Top clients`}
        header={t`Client`}
        places={organizations}
        link={links.organization}
        fileName={`clients-${days}`}
      />
    )
  return (
    <Places
      title={t`Bundles`}
      header={t`Bundle`}
      places={(analytics.bundles ?? []).map((bundle) => ({ ...bundle, id: bundle.bundle_id }))}
      link={links.bundle}
      fileName={`bundles-${days}`}
    />
  )
}

interface PlacesProps {
  title: string
  header: string
  places: readonly Place[]
  link: ((id: string) => RenderLink | undefined) | undefined
  fileName: string
}

/** Of nothing there is no rate. */
const rateOf = ({ transactions, success_rate }: Place) =>
  transactions > 0 ? roundRate(success_rate) : undefined

function Places({ title, header, places, link, fileName }: PlacesProps) {
  const { t } = useLingui()
  return (
    <AnalyticsList
      title={title}
      rows={places.toSorted((a, b) => b.transactions - a.transactions)}
      rowKey={({ id }) => id}
      columns={[
        { header, value: ({ name }) => name },
        { header: t`Transactions`, value: ({ transactions }) => transactions, counts: true },
        {
          header: t`Success rate`,
          value: rateOf,
          cell: (place) => <Percent value={rateOf(place)} />,
        },
      ]}
      item={({ name, transactions, success_rate }) => ({
        label: <TruncatedText>{name}</TruncatedText>,
        size: transactions,
        value: <Num value={transactions} />,
        detail: transactions > 0 ? <Passed rate={success_rate} /> : undefined,
      })}
      link={({ id }) => link?.(id)}
      fileName={fileName}
      none={<Trans>Nothing to compare in this period.</Trans>}
    />
  )
}

function Passed({ rate }: { rate: number }) {
  return (
    <Trans>
      <Percent value={rate} /> passed
    </Trans>
  )
}
