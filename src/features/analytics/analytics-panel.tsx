import { Trans } from '@lingui/react/macro'
import type { UseQueryResult } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { isSilent } from '@/api/api-error'
import type { Analytics } from '@/api/analytics/schema'
import { describeError } from '@/api/errors'
import { QueryFailure } from '@/features/labels/query-failure'
import type { Days } from '@/lib/period'
import { RefetchErrorNotice, FetchingMark } from '@/ui/feedback/refetch-error-notice'
import type { AnalyticsLinks } from './analytics-links'
import { AnalyticsSkeleton } from './analytics-skeleton'
import { AnalyticsView } from './analytics-view'
import classes from './analytics-view.module.css'

interface AnalyticsPanelProps {
  query: UseQueryResult<Analytics>
  /** The same figures of the previous period. The panel never waits for them. */
  previousQuery: UseQueryResult<Analytics>
  /** The days that `query` asks for. */
  period: Days
  audience: 'client' | 'admin' | 'bundle'
  /** Where the numbers of the shown days link to. */
  links: (days: Days) => AnalyticsLinks
  /** It is not known yet what `empty` is to be. */
  isEmptyPending?: boolean
  /** Replaces the default text for a period without sessions. */
  empty?: ReactNode
}

/** Figures in each of their states. While newer ones load the old figures stay, marked as such. */
export function AnalyticsPanel(props: AnalyticsPanelProps) {
  const { query, previousQuery, period, audience, links, isEmptyPending = false, empty } = props
  const { data, error, isFetching, isPlaceholderData } = query
  const shownDays = useShownDays(period, isPlaceholderData)
  const retry = () => void query.refetch()
  if (!data) {
    if (error && !isSilent(error))
      return <QueryFailure error={error} busy={isFetching} onRetry={retry} />
    return <AnalyticsSkeleton audience={audience} />
  }
  if (isEmptyPending) return <AnalyticsSkeleton audience={audience} />
  // Placeholder data is of other days, so its previous period is another one too.
  const isComparable = isPlaceholderData === previousQuery.isPlaceholderData
  return (
    <div aria-busy={isFetching}>
      <FetchingMark active={isFetching} />
      {error && !isSilent(error) && !isFetching ? (
        <RefetchErrorNotice reason={describeError(error).text} onRetry={retry}>
          <Trans>Newer figures could not be loaded.</Trans>
        </RefetchErrorNotice>
      ) : null}
      <div className={classes.panel} data-fetching={isPlaceholderData || undefined}>
        <AnalyticsView
          analytics={data}
          previous={isComparable ? previousQuery.data : undefined}
          period={shownDays}
          audience={audience}
          links={links(shownDays)}
          empty={empty}
        />
      </div>
    </div>
  )
}

/** The days of the figures on screen: while placeholder data is shown, those of the last period. */
function useShownDays(period: Days, isPlaceholderData: boolean): Days {
  const [shown, setShown] = useState(period)
  if (isPlaceholderData || (shown.from === period.from && shown.to === period.to)) return shown
  setShown(period)
  return period
}
