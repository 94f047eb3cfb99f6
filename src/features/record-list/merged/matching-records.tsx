import { Trans } from '@lingui/react/macro'
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { mergedListQuery, type MergedView } from '@/api/merged-list'
import { errorReason } from '@/features/labels/error-reason'
import type { Scope } from '@/lib/realm'
import { RefetchErrorNotice } from '@/ui/feedback/refetch-error-notice'
import type { OneBundleProps } from './bundle-records'
import { csvPages } from '@/features/record-list/csv-pages'
import type { PageSearch } from '@/features/record-list/list-search'
import type { ListWithToolsOptions, useListWithTools } from '@/features/record-list/list-with-tools'
import { mergedListKey } from './merged-search'
import type { ListResponse } from '@/features/record-list/paged-rows'
import { FocusKeeper, toPortions, toPortionTable } from './portions'

/** Returns a list that reads page by page until enough rows match a filter that the backend doesn't support. */
export function toMatchingList<T extends ListResponse, K extends QueryKey, Row>(
  { bundle, records, children: _children, ...screen }: OneBundleProps<T, K, Row>,
  scope: Scope,
  client: QueryClient,
): ListWithToolsOptions<MergedView<Row>, QueryKey, Row> {
  const { pageQuery, getRows, getId, filter } = records
  const { search } = screen
  const portions = toPortions(search, true)
  return {
    ...screen,
    ...records,
    newRows: undefined,
    isMatch: filter?.isMatch,
    ownerId: bundle.bundle_id,
    rowKey: getId,
    query: () =>
      mergedListQuery(client, {
        ...portions,
        queryKey: mergedListKey(scope, pageQuery(bundle, screen).queryKey, undefined, filter?.id),
        bundles: [
          {
            id: bundle.bundle_id,
            pageQuery: (page) =>
              pageQuery(bundle, {
                ...screen,
                search: { ...search, page, page_size: portions.pageSize },
              }),
          },
        ],
        rowKey: getId,
        getRows,
        // Keeps the server's order, because rows with no time aren't sorted.
        getTime: () => undefined,
        keep: filter?.isMatch,
      }),
    getRows: ({ rows }) => rows,
  }
}

/** Renders the list with the rows found so far, and a notice if a page could not be read. */
export function renderMatching<T extends ListResponse, K extends QueryKey, Row>(
  { bundle, records, children, ...screen }: OneBundleProps<T, K, Row>,
  parts: ReturnType<typeof useListWithTools<MergedView<Row>, QueryKey, Row>>,
  client: QueryClient,
): ReactNode {
  const { search, onSearch } = screen
  const { reload, ...shown } = toPortionTable(parts, {
    search,
    onSearch,
    client,
    isFiltered: true,
  })
  const { exporting, response } = parts
  const [failure] = response?.failures ?? []
  const csvQuery = (paging: Partial<PageSearch>) =>
    records.pageQuery(bundle, { ...screen, search: { ...search, ...paging } })
  return (
    <>
      {failure ? (
        <FocusKeeper>
          <RefetchErrorNotice reason={errorReason(failure.error)} onRetry={() => reload(true)}>
            <Trans>Some rows could not be loaded.</Trans>
          </RefetchErrorNotice>
        </FocusKeeper>
      ) : null}
      {children({
        ...parts,
        ...shown,
        exporting: exporting && {
          ...exporting,
          readPage: csvPages(client, csvQuery, records.getRows),
        },
      })}
    </>
  )
}
