import { Trans } from '@lingui/react/macro'
import type { Analytics } from '@/api/analytics/schema'
import type { Scope } from '@/auth/realm'
import { Num, Percent } from '@/ui/display/numbers'
import { Skeleton } from '@/ui/feedback/skeleton'
import { Sparkline } from '@/ui/charts/sparkline'
import { useInViewOnce } from '@/ui/display/use-in-view-once'
import { useBundleAnalytics } from '@/api/analytics/queries'
import { closedPeriod, toDateRange } from '@/features/record-list/closed-period'
import classes from './bundle-card.module.css'

/** How the last 30 days of a bundle went. It comes after its card and never holds it up. */
export function BundleMonth({ scope, bundleId }: { scope: Scope; bundleId: string }) {
  const { ref, hasBeenInView } = useInViewOnce()
  const { data, isError, isFetching, refetch } = useBundleMonth(scope, bundleId, hasBeenInView)
  return (
    <div ref={ref} className={classes.month} aria-busy={isFetching}>
      {isError && !data ? (
        <p className={classes.lost} role="status">
          <Trans>Its figures could not be loaded.</Trans>
          <button type="button" className={classes.again} onClick={() => void refetch()}>
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
                <Trans>Success rate</Trans>
              </dt>
              <dd>{data ? <Percent value={rateOf(data)} /> : <Skeleton width={48} />}</dd>
            </div>
          </dl>
          <div className={classes.spark}>
            {data ? <Sparkline values={data.series.map(({ sessions }) => sessions)} /> : null}
          </div>
        </>
      )}
    </div>
  )
}

/** Of no session there is no rate. */
export function rateOf({ summary }: Analytics): number | undefined {
  return summary.sessions > 0 ? summary.success_rate : undefined
}

/**
 * The figures of a bundle over the last 30 days, asked for when they are in sight: the very call its
 * analytics start with.
 */
export function useBundleMonth(scope: Scope, bundleId: string, seen: boolean) {
  return useBundleAnalytics(
    scope,
    { bundle_id: bundleId, ...toDateRange(closedPeriod({})) },
    { enabled: seen },
  )
}
