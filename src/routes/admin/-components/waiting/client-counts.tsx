import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { LinkOptions } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { analyticsQueries, useDashboardAnalytics } from '@/api/analytics'
import { isSilent } from '@/api/core/api-error'
import { useScope } from '@/api/core/use-scope'
import { CountingNote } from '@/features/analytics/counting-note'
import { PendingCount } from '@/features/analytics/pending-count'
import { getRecordCounter } from '@/features/analytics/record-counter'
import { useCounting } from '@/features/analytics/use-counting'
import { QueryFailure } from '@/features/labels/query-failure'
import { isFiltered } from '@/features/record-list/list-search'
import { roundRate } from '@/lib/format'
import { toDateRange } from '@/lib/period/closed-period'
import type { Days } from '@/lib/period/period'
import { ChartCard } from '@/ui/charts/chart-card'
import { ChartDataLink, type ChartDataColumn } from '@/ui/charts/chart-data-table'
import { Data, Num, Percent } from '@/ui/display/data'
import { LoadingState } from '@/ui/feedback/loading-state'
import type { WaitingList } from './waiting-list'
import common from '@/ui/display/common.module.css'
import classes from './waiting.module.css'

interface ClientCount {
  id: string
  name: string
  /** Number of the client's records in the list. Undefined if the backend sends no count. */
  count?: number
  /** 0 to 1. */
  successRate?: number
}

interface ClientCountsProps {
  list: WaitingList
  days: Days
  link: (id: string) => LinkOptions
  /** Shown if the portal can't list clients. */
  empty: ReactNode
}

/**
 * Table of the clients with records in the list, most records first. Their names come from the dashboard analytics for
 * all clients.
 */
export function ClientCounts({ list, days, link, empty }: ClientCountsProps) {
  const scope = useScope()
  const { t } = useLingui()
  const { dashboard } = analyticsQueries(scope)
  const range = toDateRange(days)
  const all = useDashboardAnalytics(scope, range)
  const clients = (all.data?.organizations ?? []).toSorted(
    (a, b) => (b.sessions ?? 0) - (a.sessions ?? 0),
  )
  const { counter, isNarrowed, isRated, counted, note } = useCounts(list)
  // The figures for all clients contain only each client's totals, so filtered counts require a request per client.
  const isCalled = counter !== undefined && isNarrowed
  const { figures, isCounting, state } = useCounting(
    isCalled ? clients.map(({ id }) => dashboard({ ...range, organization_id: id })) : [],
  )
  if (!all.data)
    return all.error && !isSilent(all.error) ? (
      <QueryFailure error={all.error} busy={all.isFetching} onRetry={() => void all.refetch()} />
    ) : (
      <LoadingState />
    )
  if (!all.data.organizations) return empty
  const counts = clients.map(
    ({ id, name, sessions, transactions, success_rate }, index): ClientCount => {
      const whole = list.tab === 'transactions' ? transactions : sessions
      const own = figures[index]
      return {
        id,
        name,
        count: isCalled ? own && counter(own) : counter && whole,
        successRate:
          isRated && sessions !== 0 ? success_rate && roundRate(success_rate) : undefined,
      }
    },
  )
  // Rows keep their order until the last count has arrived.
  const rows = isCounting ? counts : rankClients(counts)
  const columns: ChartDataColumn<ClientCount>[] = [
    {
      header: t`Client`,
      value: ({ name }) => name,
      cell: ({ id, name }) => (
        <ChartDataLink to={link(id)}>
          <Data>{name}</Data>
        </ChartDataLink>
      ),
    },
  ]
  if (counter)
    columns.push({
      header: counted,
      value: ({ count }) => count,
      cell: ({ count }) => (
        <PendingCount value={count} isCounting={isCounting}>
          <Num value={count} />
        </PendingCount>
      ),
    })
  if (counts.some(({ successRate }) => successRate !== undefined))
    columns.push({
      header: t`Session success rate`,
      value: ({ successRate }) => successRate,
      cell: ({ successRate }) => <Percent value={successRate} />,
    })
  return (
    <div className={classes.table} aria-busy={isCounting}>
      <ChartCard
        title={t`Clients`}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        fileName={`clients-${days.from}-${days.to}`}
        emptyText={<Trans>No client has matching records in this period.</Trans>}
        tableOnly
        note={
          <div className={`${common.stack} ${classes.notes}`}>
            {note ? <p className={common.caption}>{note}</p> : null}
            <p role="status" className={common.caption}>
              {isCounting ? <Trans>Counting…</Trans> : describeNone(counts.length - rows.length)}
            </p>
            {counter ? null : (
              <p className={common.caption}>
                <Trans>The backend has no counts for these filters.</Trans>
              </p>
            )}
            {counter && !isCounting && rows.some(({ count }) => count === undefined) ? (
              <p className={common.caption}>
                <Trans>A dash means the backend provides no count.</Trans>
              </p>
            ) : null}
            <CountingNote state={state} />
          </div>
        }
      >
        {null}
      </ChartCard>
    </div>
  )
}

function describeNone(count: number) {
  if (count === 0) return null
  return <Plural value={count} one="# more client has none." other="# more clients have none." />
}

/** Returns the clients that have records, most records first, then the clients whose count is unknown. */
function rankClients(clients: readonly ClientCount[]): ClientCount[] {
  return clients
    .filter(({ count }) => count !== 0)
    .toSorted((a, b) => (b.count ?? 0) - (a.count ?? 0))
}

/** Returns how to count a list's records from the figures, given the list's filters. */
function useCounts({ search, privateSearchText, tab, params }: WaitingList) {
  const { t } = useLingui()
  const { from: _from, to: _to, status, service, error_code, ...others } = search
  // The figures contain no counts for search text or for any other filter.
  const isCounted = privateSearchText === undefined && !isFiltered(params, others)
  return {
    counter: isCounted ? getRecordCounter({ status, service, error_code, tab }) : undefined,
    isNarrowed: isFiltered(params, { status, service, error_code }),
    isRated: tab === undefined && status !== undefined && error_code === undefined && isCounted,
    counted: tab === 'transactions' ? t`Transactions` : t`Sessions`,
    note: error_code !== undefined && tab === undefined && (
      <Trans>Sessions with this error, including those that were verified after a retry.</Trans>
    ),
  }
}
