import { Trans, useLingui } from '@lingui/react/macro'
import type { Analytics } from '@/api/analytics/schema'
import { Data } from '@/ui/data'
import { Num, Percent } from '@/ui/figures'
import { AnalyticsList } from './analytics-list'
import type { AnalyticsLinks } from './analytics-links'
import { useServiceName } from './service-name'

interface AnalyticsServicesProps {
  services: Analytics['services']
  links: AnalyticsLinks
  /** The days, for the name of the file. */
  days: string
}

/** How much each service ran, and how often it passed. */
export function AnalyticsServices({ services, links, days }: AnalyticsServicesProps) {
  const { t } = useLingui()
  const serviceName = useServiceName()
  type Row = Analytics['services'][number]
  const rate = ({ successful, total }: Row) => (total > 0 ? successful / total : undefined)
  return (
    <AnalyticsList
      title={t`Services`}
      rows={services.toSorted((a, b) => b.total - a.total)}
      rowKey={({ service }) => service}
      columns={[
        { header: t`Service`, value: ({ service }) => serviceName(service) },
        { header: t`Transactions`, value: ({ total }) => total },
        { header: t`Failed`, value: ({ failed }) => failed },
        { header: t`Success rate`, value: rate, cell: (row) => <Percent value={rate(row)} /> },
      ]}
      item={(row) => ({
        label: <Data>{serviceName(row.service)}</Data>,
        size: row.total,
        value: <Num value={row.total} />,
        detail: row.total > 0 ? <Passed rate={rate(row)} /> : undefined,
      })}
      link={({ service }) => links.list?.({ service, tab: 'transactions' })}
      fileName={`services-${days}`}
      none={<Trans>No service ran in this period.</Trans>}
    />
  )
}

function Passed({ rate }: { rate: number | undefined }) {
  return (
    <Trans>
      <Percent value={rate} /> passed
    </Trans>
  )
}
