import { Trans, useLingui } from '@lingui/react/macro'
import { SegmentedControl } from '@mantine/core'
import { useScope } from '@/api/core/use-scope'
import { analyticsQueries } from '@/api/analytics'
import type { Analytics } from '@/backend/analytics'
import { toDateRange } from '@/lib/period/closed-period'
import { hasOpenDay, previousPeriod } from '@/lib/period/comparison'
import { dayCount, type Days } from '@/lib/period/period'
import type { BarItem } from '@/ui/charts/bar-list'
import { Num, Percent } from '@/ui/display/data'
import { TruncatedText } from '@/ui/display/hidden-text'
import { usePeriodName } from '@/ui/fields/use-period-name'
import { AnalyticsList } from '@/features/analytics/analytics-list'
import type { AnalyticsLinks } from '@/features/analytics/analytics-links'
import { outlierMark } from './average-deviation-badge'
import { PendingCount } from '@/features/analytics/pending-count'
import { CountingNote } from '@/features/analytics/counting-note'
import type { ClientRank } from '@/features/analytics/dashboard-search'
import { isOutlier, rankClients, toRankedClient, type RankedClient } from './ranked-client'
import { useRankingColumns } from './use-ranking-columns'
import { useCounting } from '@/features/analytics/use-counting'

interface ClientRankingProps {
  organizations: NonNullable<Analytics['organizations']>
  previous: Analytics | undefined
  period: Days
  /** Returns the link to a client's sessions. */
  link: NonNullable<AnalyticsLinks['organization']>
  rank: ClientRank | undefined
  onRank: (rank: ClientRank | undefined) => void
}

/**
 * Ranks clients by sessions or failures, and marks success rates far from the client's own average. The dashboard
 * response lacks failures per client, so they are fetched on demand.
 */
export function ClientRanking(props: ClientRankingProps) {
  const scope = useScope()
  const { organizations, previous, period, link, rank, onRank } = props
  const { t } = useLingui()
  const periodName = usePeriodName()
  const bySessions = organizations.toSorted((a, b) => (b.sessions ?? 0) - (a.sessions ?? 0))
  const range = toDateRange(period)
  const { figures, isCounting, state } = useCounting(
    rank
      ? bySessions.map(({ id }) =>
          analyticsQueries(scope).dashboard({ ...range, organization_id: id }),
        )
      : [],
  )
  // Today's sessions may still be in progress and lower the rate, so a single open day isn't compared.
  const before = hasOpenDay(period) && dayCount(period) === 1 ? undefined : previous?.organizations
  const clients = bySessions.map((client, index) =>
    toRankedClient(
      client,
      figures[index],
      before?.find(({ id }) => id === client.id),
    ),
  )
  const names = {
    sessions: t`Sessions`,
    failed: t({ message: 'Failed', context: 'count of sessions' }),
    failure_rate: t`Failure rate`,
  }
  const average = periodName.period(previousPeriod(period))
  return (
    <AnalyticsList
      title={t`Top clients`}
      countHeader={names[rank ?? 'sessions']}
      // Rows keep their order until the last count has loaded.
      rows={isCounting ? clients : rankClients(clients, rank)}
      rowKey={({ id }) => id}
      columns={useRankingColumns({ clients, isCounting, hasFailures: rank !== undefined, link })}
      item={(client) => ({
        label: <TruncatedText>{client.name}</TruncatedText>,
        ...getBar(client, rank, isCounting),
        mark: outlierMark(client),
      })}
      link={({ id }) => link(id, rank && { status: 'failed' })}
      control={
        <SegmentedControl
          fullWidth
          aria-label={t`Rank clients by`}
          data={(['sessions', 'failed', 'failure_rate'] as const).map((value) => ({
            value,
            label: names[value],
          }))}
          value={rank ?? 'sessions'}
          onChange={(next) => onRank(next === 'sessions' ? undefined : next)}
        />
      }
      isTableWide
      fileName={`clients-${period.from}-${period.to}`}
      note={
        <>
          {clients.some(isOutlier) ? (
            <p>
              <Trans>
                Marked: the success rate is at least 5 percentage points away from the client’s own
                average ({average}), a gap too large to be chance.
              </Trans>
            </p>
          ) : null}
          {rank ? (
            <p>
              <Trans>The failure rate is the share of failed sessions among all sessions.</Trans>
            </p>
          ) : null}
          <p role="status">{isCounting ? <Trans>Counting…</Trans> : null}</p>
          <CountingNote state={state} />
        </>
      }
      empty={<Trans>Nothing to compare in this period.</Trans>}
    />
  )
}

/** Returns a client's bar: the ranking metric, with a second metric for context. */
function getBar(
  { sessions, successRate, failed, failureRate }: RankedClient,
  rank: ClientRank | undefined,
  isCounting: boolean,
): Pick<BarItem, 'size' | 'value' | 'detail'> {
  if (!rank)
    return {
      size: sessions ?? 0,
      value: <Num value={sessions} />,
      detail:
        successRate === undefined ? undefined : (
          <Trans>
            <Percent value={successRate} /> verified
          </Trans>
        ),
    }
  const isCount = rank === 'failed'
  const other = isCount ? <Percent value={failureRate} /> : <Num value={failed} />
  return {
    size: (isCount ? failed : failureRate) ?? 0,
    value: (
      <PendingCount value={failed} isCounting={isCounting}>
        {isCount ? <Num value={failed} /> : <Percent value={failureRate} />}
      </PendingCount>
    ),
    detail: failureRate === undefined ? undefined : <Trans>{other} failed</Trans>,
  }
}
