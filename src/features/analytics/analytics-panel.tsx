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
  /** The figures of the previous period. The panel never waits for them. */
  previousQuery: UseQueryResult<Figures>
  /** The days that `query` requests. */
  period: Days
  audience: 'client' | 'admin' | 'bundle'
  /** The links of the numbers of the shown days. */
  links: (days: Days) => AnalyticsLinks
  /** It is not known yet which text `empty` should be. */
  isEmptyPending?: boolean
  /** Replaces the default text for a period without sessions. */
  empty?: ReactNode
  /** The card of the clients, instead of that of the bundles. */
  clients?: (figures: Figures, previous: Figures | undefined, days: Days) => ReactNode
  /** More about the shown days, below their figures. */
  below?: (figures: Figures, days: Days) => ReactNode
}

/** The figures of a period and their charts, in each of their states. */
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
            {props.below?.(analytics, days)}
          </div>
        )
      }
    </FiguresPanel>
  )
}
