import { Trans } from '@lingui/react/macro'
import '@mantine/core/styles/UnstyledButton.css'
import '@mantine/core/styles/Button.css'
import { Button } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { isSilent } from '@/api/api-error'
import type { Analytics } from '@/api/analytics/schema'
import { tell } from '@/api/errors'
import type { Days } from '@/lib/period'
import { UpdatingMark } from '@/ui/updating-mark'
import type { AnalyticsLinks } from './analytics-links'
import classes from './analytics-panel.module.css'
import { AnalyticsSkeleton } from './analytics-skeleton'
import { AnalyticsView } from './analytics-view'
import { QueryFailure } from './query-failure'

interface AnalyticsPanelProps {
  query: UseQueryResult<Analytics>
  /** Of the period before. It never holds up anything. */
  before: UseQueryResult<Analytics>
  period: Days
  of: 'client' | 'admin' | 'bundle'
  links: AnalyticsLinks
  /** Stands in when neither this period nor the one before it has a session. */
  firstSteps?: ReactNode
}

/** Figures in each of their states. Those that are here stay while newer ones are fetched, marked. */
export function AnalyticsPanel(props: AnalyticsPanelProps) {
  const { query, before, period, of, links, firstSteps } = props
  const { data, error, isFetching, isPlaceholderData } = query
  const retry = () => void query.refetch()
  if (!data) {
    if (error && !isSilent(error))
      return <QueryFailure error={error} busy={isFetching} onRetry={retry} />
    return <AnalyticsSkeleton of={of} />
  }
  const previous = comparable(query, before)
  return (
    <div aria-busy={isFetching}>
      <UpdatingMark active={isFetching} />
      {error && !isSilent(error) && !isFetching ? (
        <p role="alert" className={classes.old}>
          <span>
            <Trans>Newer figures could not be loaded.</Trans> {tell(error).text}
          </span>
          <Button size="compact-sm" variant="default" onClick={retry}>
            <Trans>Try again</Trans>
          </Button>
        </p>
      ) : null}
      <div className={classes.figures} data-stale={isPlaceholderData || undefined}>
        <AnalyticsView
          analytics={data}
          previous={previous}
          period={period}
          of={of}
          links={links}
          empty={previous?.summary.sessions === 0 ? firstSteps : undefined}
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
