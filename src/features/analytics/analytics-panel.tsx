import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Analytics } from '@/backend/analytics'
import type { Days } from '@/lib/period/period'
import type { AnalyticsLinks } from './analytics-links'
import { AnalyticsSkeleton } from './analytics-skeleton'
import { AnalyticsView } from './analytics-view'
import common from '@/ui/display/common.module.css'
import { FiguresPanel } from './figures-panel'

interface AnalyticsPanelProps<Figures extends Analytics> {
  query: UseQueryResult<Figures>
  /** Analytics for the previous period. The panel never waits for this query. */
  previousQuery: UseQueryResult<Figures>
  /** The days that `query` requests. */
  period: Days
  audience: 'client' | 'admin' | 'bundle'
  /** Returns the links for the numbers of the days on screen. */
  links: (days: Days) => AnalyticsLinks
  /** Whether the data that determines the `empty` text is still loading. */
  isEmptyPending?: boolean
  /** Replaces the default text for a period without sessions. */
  empty?: ReactNode
  /** Renders the clients card that replaces the bundles card. */
  clients?: (figures: Figures, previous: Figures | undefined, days: Days) => ReactNode
  /** Renders extra content below the metrics and charts, for the days on screen. */
  below?: (figures: Figures, previous: Figures | undefined, days: Days) => ReactNode
}

/** Shows a period's metrics and charts, or their loading, error or empty state. */
export function AnalyticsPanel<Figures extends Analytics>(props: AnalyticsPanelProps<Figures>) {
  const { query, previousQuery, period, audience, links, isEmptyPending = false } = props
  const skeleton = <AnalyticsSkeleton audience={audience} />
  return (
    <FiguresPanel query={query} previousQuery={previousQuery} period={period} skeleton={skeleton}>
      {(analytics, previous, days) =>
        isEmptyPending ? (
          skeleton
        ) : (
          <div className={common.stack}>
            <AnalyticsView
              analytics={analytics}
              previous={previous}
              period={days}
              audience={audience}
              links={links(days)}
              empty={props.empty}
              clients={props.clients?.(analytics, previous, days)}
            />
            {props.below?.(analytics, previous, days)}
          </div>
        )
      }
    </FiguresPanel>
  )
}
