import { useLingui } from '@lingui/react/macro'
import { ChartDataLink } from '@/ui/charts/chart-data-table'
import { Data, Num, Percent } from '@/ui/display/data'
import { AverageDeviationBadge } from './average-deviation-badge'
import type { AnalyticsLinks, CountFilter } from '@/features/analytics/analytics-links'
import type { ListColumn } from '@/features/analytics/analytics-list'
import { PendingCount } from '@/features/analytics/pending-count'
import { isOutlier, type RankedClient } from './ranked-client'
import classes from '@/features/analytics/analytics-view.module.css'

interface RankingColumnsOptions {
  clients: readonly RankedClient[]
  /** Whether the ranking uses failures. `isCounting` is true while the failure counts load. */
  hasFailures: boolean
  isCounting: boolean
  link: NonNullable<AnalyticsLinks['organization']>
}

/** Returns the columns for the client table and its CSV. */
export function useRankingColumns(options: RankingColumnsOptions): ListColumn<RankedClient>[] {
  const { clients, hasFailures, isCounting, link } = options
  const { t } = useLingui()
  const against = { below: t`Below`, above: t`Above`, usual: t`As usual` }
  const getLink = (id: string, count: number | undefined, filter?: CountFilter) =>
    count ? link(id, filter) : undefined
  const columns: (ListColumn<RankedClient> | false)[] = [
    {
      header: t`Client`,
      value: ({ name }) => name,
      cell: ({ name }) => (
        <span className={classes.client}>
          <Data>{name}</Data>
        </span>
      ),
    },
    {
      header: t`Sessions`,
      value: ({ sessions }) => sessions,
      cell: ({ id, sessions }) => (
        <ChartDataLink to={getLink(id, sessions)}>
          <Num value={sessions} />
        </ChartDataLink>
      ),
    },
    hasFailures && {
      header: t({ message: 'Failed', context: 'count of sessions' }),
      value: ({ failed }) => failed,
      cell: ({ id, failed }) => (
        <PendingCount value={failed} isCounting={isCounting}>
          <ChartDataLink to={getLink(id, failed, { status: 'failed' })}>
            <Num value={failed} />
          </ChartDataLink>
        </PendingCount>
      ),
    },
    hasFailures && {
      header: t`Failure rate`,
      value: ({ failureRate }) => failureRate,
      cell: ({ failed, failureRate }) => (
        <PendingCount value={failed} isCounting={isCounting}>
          <Percent value={failureRate} />
        </PendingCount>
      ),
    },
    {
      header: t`Session success rate`,
      value: ({ successRate }) => successRate,
      cell: ({ id, successRate }) => (
        <ChartDataLink to={getLink(id, successRate, { status: 'success' })}>
          <Percent value={successRate} />
        </ChartDataLink>
      ),
    },
    // The averages load after the current period.
    clients.some(({ ownAverage }) => ownAverage !== undefined) && {
      header: t`Own average, previous period`,
      value: ({ ownAverage }) => ownAverage,
      cell: ({ ownAverage }) => <Percent value={ownAverage} />,
    },
    clients.some((client) => client.against !== undefined) && {
      header: t`Compared with own average`,
      value: (client) => client.against && against[client.against],
      cell: (client) =>
        isOutlier(client) ? (
          <AverageDeviationBadge client={client} />
        ) : (
          <Data>{client.against && against.usual}</Data>
        ),
      align: 'start',
    },
    { header: t`Transactions`, value: ({ transactions }) => transactions },
    // Some backends don't count billable transactions.
    clients.some(({ billable }) => billable !== undefined) && {
      header: t`Billable`,
      value: ({ billable }) => billable,
    },
  ]
  return columns.filter((column) => column !== false)
}
