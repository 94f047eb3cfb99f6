import { Trans, useLingui } from '@lingui/react/macro'
import type { Analytics } from '@/api/analytics/schema'
import { TruncatedText } from '@/ui/display/truncated-text'
import { roundRate } from '@/lib/format'
import { Num, Percent } from '@/ui/display/numbers'
import { ChartDataLink } from '@/ui/charts/chart-data-table'
import { AnalyticsList } from './analytics-list'
import type { AnalyticsLinks, CountedBy } from './analytics-links'
import { useServiceName } from '@/features/labels/service-name'

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
  // Transactions are counted here, and a session may have several with one service.
  const list =
    links.list && ((counted: CountedBy) => links.list?.({ ...counted, tab: 'transactions' }))
  const rate = ({ successful, total }: Row) =>
    total > 0 ? roundRate(successful / total) : undefined
  return (
    <AnalyticsList
      title={t`Services`}
      rows={services.toSorted((a, b) => b.total - a.total)}
      rowKey={({ service }) => service}
      columns={[
        { header: t`Service`, value: ({ service }) => serviceName(service) },
        { header: t`Transactions`, value: ({ total }) => total, counts: true },
        {
          header: t`Failed`,
          value: ({ failed }) => failed,
          cell: ({ service, failed }) => (
            <ChartDataLink to={failed > 0 ? list?.({ service, status: 'failed' }) : undefined}>
              <Num value={failed} />
            </ChartDataLink>
          ),
        },
        {
          header: t`Success rate`,
          value: rate,
          cell: (row) => <Percent value={rate(row)} />,
        },
      ]}
      item={(row) => ({
        label: <TruncatedText>{serviceName(row.service)}</TruncatedText>,
        size: row.total,
        value: <Num value={row.total} />,
        detail: row.total > 0 ? <Passed rate={rate(row)} /> : undefined,
      })}
      link={({ service }) => list?.({ service })}
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
