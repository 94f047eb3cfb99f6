import { Plural, Trans } from '@lingui/react/macro'
import { Skeleton } from '@mantine/core'
import { Link, type LinkOptions } from '@tanstack/react-router'
import { useQuery } from '@tanstack/react-query'
import { useDashboardAnalytics } from '@/api/analytics'
import { useScope } from '@/api/core/use-scope'
import { sessionQueries } from '@/api/sessions'
import { transactionQueries } from '@/api/transactions'
import type { Bundle, BundleRecordsRequest } from '@/backend/bundles'
import type { Days } from '@/lib/period/period'
import type { Scope } from '@/lib/realm'
import { useInViewOnce } from '@/ui/display/use-in-view-once'
import { Data, Missing } from '@/ui/display/data'
import { usePeriodName } from '@/ui/fields/use-period-name'
import { Dialog } from '@/ui/overlays/dialog'
import type { CountFilter } from '@/features/analytics/analytics-links'
import { toDateRange } from '@/lib/period/closed-period'
import common from '@/ui/display/common.module.css'
import classes from './choose-bundle-dialog.module.css'
import { SentenceGap } from '@/ui/display/joined-text'

/** Records behind a dashboard number, within the dashboard's days. */
export interface CountedRecords {
  days: Days
  countFilter: CountFilter
}

interface ChooseBundleDialogProps {
  bundles: readonly Bundle[]
  records: CountedRecords
  link: (bundleId: string, records: CountedRecords) => LinkOptions
  onClose: () => void
}

/**
 * Dialog that lists the bundles, busiest first. The user chooses a bundle to see its share of the records behind a
 * dashboard number.
 */
export function ChooseBundleDialog(props: ChooseBundleDialogProps) {
  const scope = useScope()
  const { bundles, records, link, onClose } = props
  const { days, countFilter } = records
  const name = usePeriodName()
  const figures = useDashboardAnalytics(scope, toDateRange(days), { enabled: false }).data
  const counts = new Map(
    figures?.bundles?.map(({ bundle_id, transactions }) => [bundle_id, transactions]),
  )
  const sortedBundles = bundles.toSorted(
    (a, b) => (counts.get(b.id) ?? 0) - (counts.get(a.id) ?? 0),
  )
  return (
    <Dialog title={<Trans>Choose a bundle</Trans>} onClose={onClose}>
      <p className={common.note}>
        {countFilter.tab === 'transactions' ? (
          <Trans>Transactions are listed by bundle. Choose a bundle to see its transactions.</Trans>
        ) : (
          <Trans>Sessions are listed by bundle. Choose a bundle to see its sessions.</Trans>
        )}
        <SentenceGap />
        {name.period({ ...days, ...countFilter })}
      </p>
      <ul className={classes.bundles}>
        {sortedBundles.map((bundle) => (
          <li key={bundle.id}>
            <Link
              {...link(bundle.id, records)}
              className={`${common.ends} ${classes.bundle}`}
              // Closes immediately, so the dialog isn't open if the user goes back while the list loads.
              onClick={onClose}
            >
              <Data>{bundle.name}</Data>
              <Share bundleId={bundle.id} records={records} />
            </Link>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

/** Shows how many of the counted records are in one bundle, or nothing if the count is unknown. */
function Share({
  bundleId,
  records,
}: Pick<ChooseBundleDialogProps, 'records'> & { bundleId: string }) {
  const scope = useScope()
  const { ref, hasBeenInView } = useInViewOnce()
  const { from, to, tab = 'sessions', ...filter } = { ...records.days, ...records.countFilter }
  const count = useRecordCount(
    scope,
    tab,
    { bundle_id: bundleId, ...toDateRange({ from, to }), ...filter },
    { enabled: hasBeenInView },
  )
  return (
    <span ref={ref} className={`${common.caption} ${classes.count}`} dir="auto">
      {count.data === undefined ? (
        count.isError ? null : (
          <Skeleton width={64} />
        )
      ) : count.data === null ? (
        <Missing />
      ) : tab === 'sessions' ? (
        <Plural value={count.data} one="# session" other="# sessions" />
      ) : (
        <Plural value={count.data} one="# transaction" other="# transactions" />
      )}
    </span>
  )
}

type RecordFilter = Omit<BundleRecordsRequest, 'page' | 'page_size'>

/** Counts a bundle's records that match a filter by requesting a one-row list and reading its total. */
function useRecordCount(
  scope: Scope,
  records: 'sessions' | 'transactions',
  filter: RecordFilter,
  { enabled }: { enabled: boolean },
) {
  const request = { ...filter, page: 1, page_size: 1 }
  const select = ({ total }: { total: number | undefined }) => total ?? null
  const isOfSessions = records === 'sessions'
  const sessions = useQuery({
    ...sessionQueries(scope).list(request),
    enabled: enabled && isOfSessions,
    select,
  })
  const transactions = useQuery({
    ...transactionQueries(scope).list(request),
    enabled: enabled && !isOfSessions,
    select,
  })
  return isOfSessions ? sessions : transactions
}
