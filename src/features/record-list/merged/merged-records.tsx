import { Plural, Trans } from '@lingui/react/macro'
import { useQueryClient, type QueryKey } from '@tanstack/react-query'
import { useScope } from '@/api/core/use-scope'
import { isRefused, mergedListQuery, type MergedFailure, type MergedView } from '@/api/merged-list'
import { errorReason } from '@/features/labels/error-reason'
import { useClauseFormat } from '@/ui/display/joined-text'
import { RefetchErrorNotice } from '@/ui/feedback/refetch-error-notice'
import { InlineAlert } from '@/ui/form/inline-alert'
import type { MergedBundles, RecordsProps } from './bundle-records'
import { csvPages } from '@/features/record-list/csv-pages'
import type { PageSearch } from '@/features/record-list/list-search'
import type { ListNavigation } from '@/features/record-list/list-state'
import { useListWithTools } from '@/features/record-list/list-with-tools'
import { MergedBundleChoice } from './merged-bundle-choice'
import { mergedCsvPages } from './merged-csv-pages'
import { mergedListKey, type MergedSearch } from './merged-search'
import type { BundleNames } from '@/features/record-list/owner-columns'
import type { ListResponse } from '@/features/record-list/paged-rows'
import { FocusKeeper, toPortions, toPortionTable } from './portions'
import classes from './merged-list.module.css'

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
  const { filter } = records
  const portions = toPortions(search, filter !== undefined)
  const list = useListWithTools({
    ...screen,
    ...records,
    ...order,
    search,
    sortOptions: undefined,
    newRows: undefined,
    isMatch: filter?.isMatch,
    ownerId: chosen.map(({ id }) => id).join(' '),
    query: () =>
      mergedListQuery(client, {
        ...order,
        ...portions,
        queryKey: mergedListKey(
          scope,
          getPageQuery('', search).queryKey,
          screen.search.bundles,
          filter?.id,
        ),
        bundles: chosen.map(({ id }) => ({
          id,
          pageQuery: (page) => getPageQuery(id, { page, page_size: portions.pageSize }),
        })),
        getRows,
        keep: filter?.isMatch,
      }),
    getRows: (view: MergedView<Row>) => view.rows,
  })
  const { response, exporting } = list
  const { failures = [], totals } = response ?? {}
  const { table, progress, reload } = toPortionTable(list, {
    search,
    onSearch,
    client,
    isFiltered: filter !== undefined,
    getProgress: (waitsFor) => (
      <MergedProgress waitsFor={waitsFor.map((id) => names.get(id) ?? id)} all={chosen.length} />
    ),
  })
  const exported = chosen.filter(
    (bundle) => !failures.some(({ id, error }) => id === bundle.id && isRefused(error)),
  )
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
        table,
        progress,
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
        <div className={classes.refused}>
          <InlineAlert tone="warning">
            <Trans>
              The list is incomplete. You do not have access to: <bdi>{refusedNames}</bdi>.
            </Trans>
          </InlineAlert>
        </div>
      ) : null}
    </>
  )
}
