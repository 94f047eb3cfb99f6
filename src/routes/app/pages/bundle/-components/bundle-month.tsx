import { Trans } from '@lingui/react/macro'
import { Skeleton } from '@mantine/core'
import type { Analytics } from '@/backend/analytics'
import { Num, Percent } from '@/ui/display/data'
import { Sparkline } from '@/ui/charts/sparkline'
import { useInViewOnce } from '@/ui/display/use-in-view-once'
import { useBundleAnalytics } from '@/api/analytics'
import { useScope } from '@/api/core/use-scope'
import { closedPeriod, toDateRange } from '@/lib/period/closed-period'
import common from '@/ui/display/common.module.css'
import classes from './bundle-card.module.css'

/**
 * Shows a bundle's figures for the last 30 days. The figures load after the card, so the card doesn't wait for them.
 */
export function BundleMonth({ bundleId }: { bundleId: string }) {
  const { ref, hasBeenInView } = useInViewOnce()
  const { data, isError, isFetching, refetch } = useBundleMonth(bundleId, hasBeenInView)
  return (
    <div ref={ref} className={`${common.ends} ${classes.month}`} aria-busy={isFetching}>
      {isError && !data ? (
        <p className={`${common.note} ${classes.error}`} role="status">
          <Trans>The figures for this bundle could not be loaded.</Trans>
          <button type="button" className={classes.retry} onClick={() => void refetch()}>
            <Trans>Try again</Trans>
          </button>
        </p>
      ) : (
        <>
          <dl className={classes.figures}>
            <div>
              <dt>
                <Trans>Sessions, 30 days</Trans>
              </dt>
              <dd>{data ? <Num value={data.summary.sessions} /> : <Skeleton width={64} />}</dd>
            </div>
            <div>
              <dt>
                <Trans>Session success rate</Trans>
              </dt>
              <dd>{data ? <Percent value={getSuccessRate(data)} /> : <Skeleton width={48} />}</dd>
            </div>
          </dl>
          <div className={classes.spark}>
            {data ? <Sparkline values={sessionsByDay(data)} /> : null}
          </div>
        </>
      )}
    </div>
  )
}

export const sessionsByDay = ({ series }: Analytics) =>
  series.flatMap(({ sessions }) => sessions ?? [])

/** Returns the success rate, or undefined if there are no sessions. */
export function getSuccessRate({ summary }: Analytics): number | undefined {
  return summary.sessions === 0 ? undefined : summary.success_rate
}

/**
 * Loads a bundle's figures for the last 30 days once the figures are in view. The bundle's analytics screen starts with
 * the same request, so both share the cached response.
 */
export function useBundleMonth(bundleId: string, isSeen: boolean) {
  const scope = useScope()
  return useBundleAnalytics(
    scope,
    { bundle_id: bundleId, ...toDateRange(closedPeriod({})) },
    { enabled: isSeen },
  )
}
