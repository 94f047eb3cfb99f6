import { Trans } from '@lingui/react/macro'
import { linkOptions } from '@tanstack/react-router'
import { useDashboardAnalytics } from '@/api/analytics'
import { describeError } from '@/api/core/errors'
import { useScope } from '@/api/core/use-scope'
import { AnalyticsFigures } from '@/features/analytics/analytics-figures'
import type { CountFilter } from '@/features/analytics/analytics-links'
import { toDayCounts } from '@/features/analytics/day-counts'
import { FiguresPanel } from '@/features/analytics/figures-panel'
import { closedPeriod, toDateRange } from '@/lib/period/closed-period'
import { previousPeriod } from '@/lib/period/comparison'
import type { Days } from '@/lib/period/period'
import { FigureCardSkeleton, FigureGrid } from '@/ui/charts/figure-card'
import { InlineAlert } from '@/ui/form/inline-alert'
import { markLanguage } from '@/ui/feedback/server-text'
import { toMonthRequest } from './client-month'
import { ClientSection } from './client-section'

/** A client's figures for the last 30 days, compared with the previous period. */
export function ClientFigures({ clientId }: { clientId: string }) {
  const scope = useScope()
  const period = closedPeriod({})
  const query = useDashboardAnalytics(scope, toMonthRequest(clientId), { retryOnMount: false })
  const previousQuery = useDashboardAnalytics(
    scope,
    { ...toMonthRequest(clientId), ...toDateRange(previousPeriod(period)) },
    { enabled: query.isSuccess },
  )
  const refusal = query.error && describeError(query.error)
  // The links contain no bundle, because the linked screens show a bundle picker.
  const list = (days: Days, { tab, ...filter }: CountFilter) =>
    linkOptions({
      to: tab === 'transactions' ? '/admin/transactions' : '/admin/sessions',
      search: { client: clientId, ...days, ...filter },
    })
  return (
    <ClientSection title={<Trans>Last 30 days</Trans>}>
      {refusal?.notAllowed ? (
        // A small alert is enough, because administrators may manage clients without having access to the clients'
        // figures.
        <InlineAlert tone="info" title={<Trans>You do not have access to these figures</Trans>}>
          {markLanguage(refusal.fromServer, refusal.lang)}
        </InlineAlert>
      ) : (
        <FiguresPanel
          query={query}
          previousQuery={previousQuery}
          period={period}
          skeleton={<FiguresSkeleton />}
        >
          {(analytics, previous, days) => (
            <AnalyticsFigures
              analytics={analytics}
              counts={toDayCounts(analytics.series, days)}
              previous={previous}
              period={days}
              links={{ list: (filter) => list(days, filter) }}
              showsBillable
            />
          )}
        </FiguresPanel>
      )}
    </ClientSection>
  )
}

function FiguresSkeleton() {
  return (
    <FigureGrid>
      <FigureCardSkeleton />
      <FigureCardSkeleton />
      <FigureCardSkeleton />
      <FigureCardSkeleton />
    </FigureGrid>
  )
}
