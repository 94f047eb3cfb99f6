import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo, type ReactNode } from 'react'
import type { Analytics } from '@/backend/analytics'
import type { Bundle } from '@/backend/bundles'
import { ServiceTags } from '@/features/labels/service-tags'
import type { Column } from '@/ui/table/column'
import { CopyButton, ShortId } from '@/ui/display/copy-id'
import { TruncatedText } from '@/ui/display/hidden-text'
import { Data, Num, Percent } from '@/ui/display/data'
import { RowSkeleton } from '@/ui/table/row-skeleton'
import { Sparkline } from '@/ui/charts/sparkline'
import { useInViewOnce } from '@/ui/display/use-in-view-once'
import common from '@/ui/display/common.module.css'
import classes from './bundle-card.module.css'
import { sessionsByDay, getSuccessRate, useBundleMonth } from './bundle-month'

/** Returns the table columns for a client's bundles. */
export function useBundleColumns(): readonly Column<Bundle>[] {
  const { t } = useLingui()
  return useMemo((): Column<Bundle>[] => {
    const month = (bundle: Bundle, show: (figures: Analytics) => ReactNode) => (
      <MonthCell bundleId={bundle.id} show={show} />
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
            bundleId={bundle.id}
            show={({ summary }) => <Num value={summary.sessions} />}
            renderError={(retry) => (
              <button type="button" className={classes.retry} onClick={retry}>
                <Trans>Try again</Trans>
              </button>
            )}
          />
        ),
      },
      {
        id: 'rate',
        header: t`Session success rate`,
        align: 'end',
        card: 'field',
        cell: (bundle) => month(bundle, (figures) => <Percent value={getSuccessRate(figures)} />),
      },
      {
        id: 'course',
        header: t`By day`,
        cell: (bundle) =>
          month(bundle, (figures) => (
            <div className={classes.spark}>
              <Sparkline values={sessionsByDay(figures)} />
            </div>
          )),
        skeletonWidth: 96,
      },
      {
        id: 'id',
        header: t`ID`,
        card: 'field',
        cell: ({ id }) => <ShortId id={id} />,
        after: ({ id }) => <CopyButton value={id} label={t`bundle ID`} />,
      },
      {
        id: 'key',
        header: t`Key`,
        cell: ({ bundle_key_masked }) => (
          <span className={common.code}>
            <Data>{bundle_key_masked}</Data>
          </span>
        ),
      },
    ]
  }, [t])
}

interface MonthCellProps {
  bundleId: string
  show: (figures: Analytics) => ReactNode
  /** Renders the cell if the figures cannot be loaded. Only one cell per row offers a retry. */
  renderError?: (retry: () => void) => ReactNode
}

function MonthCell({ bundleId, show, renderError }: MonthCellProps) {
  const { ref, hasBeenInView } = useInViewOnce()
  const { data, isError, refetch } = useBundleMonth(bundleId, hasBeenInView)
  const errorView = renderError ? renderError(() => void refetch()) : <Data />
  return (
    <span ref={ref}>{data ? show(data) : isError ? errorView : <RowSkeleton width={48} />}</span>
  )
}
