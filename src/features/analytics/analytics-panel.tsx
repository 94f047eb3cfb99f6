import { Trans } from '@lingui/react/macro'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { isSilent } from '@/api/api-error'
import type { Analytics } from '@/api/analytics/schema'
import { describeError } from '@/api/errors'
import type { Days } from '@/lib/period'
import { RefetchErrorNotice } from '@/ui/feedback/refetch-error-notice'
import { FetchingMark } from '@/ui/feedback/fetching-mark'
import type { AnalyticsLinks } from './analytics-links'
import classes from './analytics-panel.module.css'
import { AnalyticsSkeleton } from './analytics-skeleton'
import { AnalyticsView } from './analytics-view'
import { QueryFailure } from '@/features/record-list/query-failure'

interface AnalyticsPanelProps {
  query: UseQueryResult<Analytics>
  /** Of the period before. It never holds up anything. */
  before: UseQueryResult<Analytics>
  period: Days
  of: 'client' | 'admin' | 'bundle'
  links: AnalyticsLinks
  /** What is said of a period without a session is not known yet. */
  unsure?: boolean
  /** Is said of it instead of the plain truth. */
  empty?: ReactNode
}

/** Figures in each of their states. Those that are here stay while newer ones are fetched, marked. */
export function AnalyticsPanel(props: AnalyticsPanelProps) {
  const { query, before, period, of, links, unsure = false, empty } = props
  const { data, error, isFetching, isPlaceholderData } = query
  const retry = () => void query.refetch()
  if (!data) {
    if (error && !isSilent(error))
      return <QueryFailure error={error} busy={isFetching} onRetry={retry} />
    return <AnalyticsSkeleton of={of} />
  }
  if (unsure) return <AnalyticsSkeleton of={of} />
  const previous = comparable(query, before)
  return (
    <div aria-busy={isFetching}>
      <FetchingMark active={isFetching} />
      {error && !isSilent(error) && !isFetching ? (
        <RefetchErrorNotice reason={describeError(error).text} onRetry={retry}>
          <Trans>Newer figures could not be loaded.</Trans>
        </RefetchErrorNotice>
      ) : null}
      <div className={classes.figures} data-stale={isPlaceholderData || undefined}>
        <AnalyticsView
          analytics={data}
          previous={previous}
          period={period}
          of={of}
          links={links}
          empty={empty}
        />
      </div>
    </div>
  )
}

/** Figures are compared with those of the days right before them, never with others that happen to be here. */
function comparable(
  query: UseQueryResult<Analytics>,
  before: UseQueryResult<Analytics>,
): Analytics | undefined {
  return query.isPlaceholderData === before.isPlaceholderData ? before.data : undefined
}
