import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient, type QueryKey } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useScope } from '@/api/core/use-scope'
import {
  isRefused,
  mergedListQuery,
  removeMergedPages,
  type MergedFailure,
  type MergedView,
} from '@/api/merged-list'
import { errorReason } from '@/features/labels/error-reason'
import { formatNumber } from '@/lib/format'
import { useClauseFormat } from '@/ui/display/joined-text'
import { useFocusAfterPart } from '@/ui/display/use-focus-after-part'
import { RefetchErrorNotice } from '@/ui/feedback/refetch-error-notice'
import { Button } from '@/ui/form/button'
import { InlineAlert } from '@/ui/form/inline-alert'
import type { MergedBundles, RecordsProps } from './bundle-records'
import { csvPages } from './csv-pages'
import type { PageSearch } from './list-search'
import type { ListNavigation } from './list-state'
import { useListWithTools } from './list-with-tools'
import { MergedBundleChoice } from './merged-bundle-choice'
import { mergedCsvPages } from './merged-csv-pages'
import { mergedListKey, type MergedSearch } from './merged-search'
import type { BundleNames } from './owner-columns'
import type { ListResponse } from './paged-rows'
import common from '@/ui/display/common.module.css'
import classes from './merged-list.module.css'

/** Maximum number of portions, because a longer table in one piece becomes slow. */
const MAX_PORTIONS = 20

/** Provides one list of several bundles' records, with the choice of bundles above it. */
export function MergedRecords<
  T extends ListResponse,
  K extends QueryKey,
  Row extends { bundle_id: string },
>(props: ListNavigation<MergedSearch> & { merged: MergedBundles } & RecordsProps<T, K, Row>) {
  const { merged, records, children, ...screen } = props
  const { bundles, chosen, names, clientId } = merged
  const { pageQuery, getRows, getTime, getId } = records
  const { onSearch } = screen
  const search = { ...screen.search, sort: undefined }
  const client = useQueryClient()
  const scope = useScope()
  const getPageQuery = (bundleId: string, paging: Partial<PageSearch>) =>
    pageQuery(
      { bundle_id: bundleId, organization_id: clientId },
      { ...screen, search: { ...search, ...paging } },
    )
  const order = { getTime, rowKey: (row: Row) => `${row.bundle_id} ${getId(row)}` }
  const list = useListWithTools({
    ...screen,
    ...records,
    ...order,
    search,
    sortOptions: undefined,
    newRows: undefined,
    ownerId: chosen.map(({ id }) => id).join(' '),
    query: () =>
      mergedListQuery(client, {
        ...order,
        queryKey: mergedListKey(scope, getPageQuery('', search).queryKey, search),
        bundles: chosen.map(({ id }) => ({
          id,
          pageQuery: (page) => getPageQuery(id, { page }),
        })),
        getRows,
        pageSize: search.page_size,
        limit: Math.min(search.page, MAX_PORTIONS) * search.page_size,
      }),
    getRows: (view: MergedView<Row>) => view.rows,
  })
  const { response, exporting, table } = list
  const { isFetching, refresh } = table.result
  const { rows = [], waitsFor = [], failures = [], totals, hasMore = false } = response ?? {}
  const isLoading = isFetching && waitsFor.length > 0
  const isFull = search.page >= MAX_PORTIONS
  const reload = (onlyFailed: boolean) => {
    removeMergedPages(client, { onlyFailed })
    void refresh()
  }
  const exported = chosen.filter(
    (bundle) => !failures.some(({ id, error }) => id === bundle.id && isRefused(error)),
  )
  const progress = isLoading ? (
    <MergedProgress waitsFor={waitsFor.map((id) => names.get(id) ?? id)} all={chosen.length} />
  ) : undefined
  return (
    <>
      <MergedBundleChoice
        bundles={bundles}
        chosen={chosen}
        totals={totals}
        onChoose={(next) => onSearch({ bundles: next, page: 1 })}
      />
      <MergedNotices failures={failures} names={names} onRetry={() => reload(true)} />
      {children({
        ...list,
        progress: <span role="status">{rows.length === 0 ? progress : null}</span>,
        table: {
          ...table,
          // The list has no page numbers.
          search: { ...search, page: 1 },
          result: {
            ...table.result,
            rows: rows.length === 0 && waitsFor.length > 0 ? undefined : table.result.rows,
            isFetching: isFetching && !isLoading,
            updatedAt: response?.updatedAt ?? 0,
            refresh: () => reload(false),
          },
          pager: (freshness) => (
            <MergedPager
              shown={rows.length}
              total={table.result.total}
              progress={progress}
              isFull={hasMore && isFull}
              onMore={
                hasMore && !isFull
                  ? () => onSearch({ page: search.page + 1 }, { replace: true })
                  : undefined
              }
              freshness={freshness}
            />
          ),
        },
        exporting: exporting && {
          ...exporting,
          ownerId: exported.length === 1 ? (exported[0]?.id ?? '') : `${exported.length}-bundles`,
          bundleNames: names,
          readPage: mergedCsvPages(
            exported.map(({ id }) =>
              csvPages(client, (paging) => getPageQuery(id, paging), getRows),
            ),
            order,
          ),
        },
      })}
    </>
  )
}

/** Maximum number of bundles that the progress names. */
const NAMED_BUNDLES = 3

function MergedProgress({ waitsFor, all }: { waitsFor: readonly string[]; all: number }) {
  const names = useClauseFormat()(waitsFor)
  const answered = all - waitsFor.length
  return waitsFor.length > NAMED_BUNDLES ? (
    <Trans>
      {answered} of <Plural value={all} one="# bundle" other="# bundles" />
    </Trans>
  ) : (
    <Trans>
      Waiting for <bdi>{names}</bdi>
    </Trans>
  )
}

interface MergedPagerProps {
  shown: number
  total: number | undefined
  progress: ReactNode
  /** Loads more rows. Undefined if there are no more rows, or if the table has as many rows as it may have. */
  onMore: (() => void) | undefined
  isFull: boolean
  freshness: ReactNode
}

/** Replaces the pager: the number of shown rows, and a button that loads more. */
function MergedPager({ shown, total, progress, onMore, isFull, freshness }: MergedPagerProps) {
  const { i18n } = useLingui()
  const rows = formatNumber(shown, i18n.locale)
  const all = total !== undefined && formatNumber(total, i18n.locale)
  return (
    <div className={`${common.row} ${common.note} ${classes.more}`}>
      {onMore ? (
        <FocusKeeper>
          <Button
            variant="default"
            busy={progress !== undefined}
            onClick={() => (progress ? undefined : onMore())}
          >
            <Trans>Load more</Trans>
          </Button>
        </FocusKeeper>
      ) : null}
      <span role="status" className={common.digits} dir="auto">
        {progress ??
          (all ? (
            <Trans>
              {rows} of {all} rows
            </Trans>
          ) : (
            <Plural value={shown} one="# row" other="# rows" />
          ))}
      </span>
      {isFull ? (
        <span>
          <Trans>This list cannot show more rows. Narrow the filters, or export it as CSV.</Trans>
        </span>
      ) : null}
      {freshness}
    </div>
  )
}

/** Moves the focus to the heading when the button inside disappears. */
function FocusKeeper({ children }: { children: ReactNode }) {
  return <div ref={useFocusAfterPart()}>{children}</div>
}

interface MergedNoticesProps {
  failures: readonly MergedFailure[]
  names: BundleNames
  onRetry: () => void
}

/** Notices above a merged list: the bundles that are missing, and why. */
function MergedNotices({ failures, names, onRetry }: MergedNoticesProps) {
  const join = useClauseFormat()
  const joinNames = (list: readonly MergedFailure[]) =>
    join(list.map(({ id }) => names.get(id) ?? id))
  const failed = failures.filter(({ error }) => !isRefused(error))
  const failedNames = joinNames(failed)
  const refusedNames = joinNames(failures.filter(({ error }) => isRefused(error)))
  return (
    <>
      {failed[0] ? (
        <FocusKeeper>
          <RefetchErrorNotice reason={errorReason(failed[0].error)} onRetry={onRetry}>
            <Trans>
              The list is incomplete. Not loaded: <bdi>{failedNames}</bdi>.
            </Trans>
          </RefetchErrorNotice>
        </FocusKeeper>
      ) : null}
      {refusedNames ? (
        <InlineAlert tone="warning">
          <Trans>
            The list is incomplete. You do not have access to: <bdi>{refusedNames}</bdi>.
          </Trans>
        </InlineAlert>
      ) : null}
    </>
  )
}
