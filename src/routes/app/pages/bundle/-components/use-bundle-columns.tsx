import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo, type ReactNode } from 'react'
import type { Analytics } from '@/api/analytics/schema'
import type { Bundle } from '@/api/bundles/schema'
import type { Scope } from '@/auth/realm'
import type { Column } from '@/ui/table/column'
import { CopyButton, ShortId } from '@/ui/display/copy-id'
import { TruncatedText } from '@/ui/display/truncated-text'
import { Data } from '@/ui/display/data'
import { Num, Percent } from '@/ui/display/numbers'
import { Skeleton } from '@/ui/feedback/skeleton'
import { Sparkline } from '@/ui/charts/sparkline'
import { useInViewOnce } from '@/ui/display/use-in-view-once'
import classes from './bundle-card.module.css'
import { rateOf } from './bundle-month'
import { ServiceTags } from './service-tags'
import { useBundleMonth } from './bundle-month'

/** The bundles of a client as a table. The screen gives the row its link. */
export function useBundleColumns(scope: Scope): readonly Column<Bundle>[] {
  const { t } = useLingui()
  return useMemo((): Column<Bundle>[] => {
    const month = (bundle: Bundle, show: (figures: Analytics) => ReactNode) => (
      <MonthCell scope={scope} bundleId={bundle.id} show={show} />
    )
    return [
      {
        id: 'name',
        header: t`Bundle`,
        primary: true,
        sortKey: 'name',
        card: 'title',
        cell: ({ name }) => (
          <span className={classes.rowName}>
            <TruncatedText>{name}</TruncatedText>
          </span>
        ),
      },
      {
        id: 'services',
        header: t`Services`,
        card: 'field',
        cell: ({ services }) => <ServiceTags services={services} />,
        skeletonWidth: 220,
      },
      {
        id: 'sessions',
        header: t`Sessions, 30 days`,
        align: 'end',
        card: 'field',
        cell: (bundle) => (
          <MonthCell
            scope={scope}
            bundleId={bundle.id}
            show={({ summary }) => <Num value={summary.sessions} />}
            lost={(again) => (
              <button type="button" className={classes.again} onClick={again}>
                <Trans>Try again</Trans>
              </button>
            )}
          />
        ),
      },
      {
        id: 'rate',
        header: t`Success rate`,
        align: 'end',
        card: 'field',
        cell: (bundle) => month(bundle, (figures) => <Percent value={rateOf(figures)} />),
      },
      {
        id: 'course',
        header: t`By day`,
        cell: (bundle) =>
          month(bundle, ({ series }) => (
            <div className={classes.spark}>
              <Sparkline values={series.map(({ sessions }) => sessions)} />
            </div>
          )),
        skeletonWidth: 96,
      },
      {
        id: 'id',
        header: t`Id`,
        card: 'field',
        cell: ({ id }) => <ShortId id={id} />,
        after: ({ id }) => <CopyButton value={id} label={t`bundle id`} />,
      },
      {
        id: 'key',
        header: t`Key`,
        cell: ({ bundle_key_masked }) => (
          <span className={classes.key}>
            <Data>{bundle_key_masked}</Data>
          </span>
        ),
      },
    ]
  }, [t, scope])
}

interface MonthCellProps {
  scope: Scope
  bundleId: string
  show: (figures: Analytics) => ReactNode
  /** Stands in for figures that did not come, which one of the cells of a row offers to fetch again. */
  lost?: (again: () => void) => ReactNode
}

function MonthCell({ scope, bundleId, show, lost }: MonthCellProps) {
  const { ref, hasBeenInView } = useInViewOnce()
  const { data, isError, refetch } = useBundleMonth(scope, bundleId, hasBeenInView)
  const none = lost ? lost(() => void refetch()) : <Data />
  return <span ref={ref}>{data ? show(data) : isError ? none : <Skeleton width={48} />}</span>
}
