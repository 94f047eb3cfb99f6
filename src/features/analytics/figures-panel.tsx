import { Trans } from '@lingui/react/macro'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { isSilent } from '@/api/core/api-error'
import { errorReason } from '@/features/labels/error-reason'
import { QueryFailure } from '@/features/labels/query-failure'
import type { Days } from '@/lib/period/period'
import { RefetchErrorNotice, FetchingMark } from '@/ui/feedback/refetch-error-notice'
import { useShown } from '@/ui/feedback/use-shown'
import classes from './analytics-view.module.css'

interface FiguresPanelProps<Figures> {
  query: UseQueryResult<Figures>
  /** Data for the comparison period. The panel never waits for this query. */
  previousQuery: UseQueryResult<Figures>
  /** The days that `query` requests. */
  period: Days
  skeleton: ReactNode
  /** Renders the data for the days on screen. */
  children: (figures: Figures, previous: Figures | undefined, days: Days) => ReactNode
}

/**
 * Shows the data, or its loading or error state. While newer data loads, the old data stays visible, marked as
 * updating.
 */
export function FiguresPanel<Figures>(props: FiguresPanelProps<Figures>) {
  const { query, previousQuery, period, skeleton, children } = props
  const { data, error, isFetching, isPlaceholderData } = query
  const shownDays = useShown(period, isPlaceholderData)
  const retry = () => void query.refetch()
  if (!data) {
    if (error && !isSilent(error))
      return <QueryFailure error={error} busy={isFetching} onRetry={retry} />
    return skeleton
  }
  // Placeholder data covers other days, so it has a different comparison period.
  const isComparable = isPlaceholderData === previousQuery.isPlaceholderData
  return (
    <div aria-busy={isFetching}>
      <FetchingMark active={isFetching} />
      {error && !isSilent(error) && !isFetching ? (
        <RefetchErrorNotice reason={errorReason(error)} onRetry={retry}>
          <Trans>The latest figures could not be loaded.</Trans>
        </RefetchErrorNotice>
      ) : null}
      <div className={classes.panel} data-fetching={isPlaceholderData || undefined}>
        {children(data, isComparable ? previousQuery.data : undefined, shownDays)}
      </div>
    </div>
  )
}
