import { useQueryClient, type QueryKey, type UseQueryOptions } from '@tanstack/react-query'
import { useEffect, useState, type ReactNode } from 'react'
import { useScope } from '@/api/core/use-scope'
import type { Bundle } from '@/backend/bundles'
import type { ListedBundle } from '@/features/record-list/list-request'
import type { ListSearch } from '@/features/record-list/list-search'
import type { ListNavigation, ListState } from '@/features/record-list/list-state'
import { useListWithTools, type ListWithToolsOptions } from '@/features/record-list/list-with-tools'
import type { BundleNames } from '@/features/record-list/owner-columns'
import type { ListResponse, PagedRowsProps } from '@/features/record-list/paged-rows'

/** Several bundles of one client, whose records form one list. */
export interface MergedBundles {
  /** All bundles of the client. */
  bundles: readonly Bundle[]
  chosen: readonly Bundle[]
  /** Names of all bundles, by ID. */
  names: BundleNames
  /** Services of the chosen bundles. */
  services: readonly string[]
  /** The client's ID, for administrators. */
  clientId: string | undefined
  /** Renders the list. The screen passes it, so only screens with merged lists load its code. */
  Records: <T extends ListResponse, K extends QueryKey, Row extends BundleRecord>(
    props: ListNavigation & { merged: MergedBundles } & RecordsProps<T, K, Row>,
  ) => ReactNode
}

interface BundleRecord {
  bundle_id: string
}

/** Props that a screen passes to a list of records from one or several bundles. */
export type RecordsScreen<Search = ListSearch> = ListNavigation<Search> &
  ({ bundle: ListedBundle; merged?: undefined } | { bundle?: undefined; merged: MergedBundles })

/** How a list loads and shows sessions or transactions. */
interface ListedRecords<T, K extends QueryKey, Row> extends Omit<
  ListWithToolsOptions<T, K, Row>,
  'query' | 'getRows' | 'rowKey' | 'ownerId' | 'isMatch' | keyof ListNavigation
> {
  pageQuery: (bundle: ListedBundle, list: ListState) => UseQueryOptions<T, Error, T, K>
  getRows: (response: T) => readonly Row[]
  getId: (row: Row) => string
  getTime: (row: Row) => string | undefined
  /**
   * Filter that the backend doesn't support, so the list reads until enough rows match. `id` is part of the query key.
   */
  filter?: { id: string; isMatch: (row: Row) => boolean } | undefined
}

interface RecordListParts<Row> extends Pick<
  ReturnType<typeof useListWithTools<ListResponse, QueryKey, Row>>,
  'filters' | 'tools' | 'exporting'
> {
  table: Omit<PagedRowsProps<Row>, 'label' | 'rowLink' | 'empty'>
  /** Progress of a merged list without rows. Never undefined, so the total's line is reserved while the list loads. */
  progress: NonNullable<ReactNode> | null
}

export interface RecordsProps<T, K extends QueryKey, Row> {
  records: ListedRecords<T, K, Row>
  /** Renders the list. */
  children: (list: RecordListParts<Row>) => ReactNode
}

/** Provides a list of records from one or several bundles. */
export function BundleRecords<T extends ListResponse, K extends QueryKey, Row extends BundleRecord>(
  props: RecordsScreen & RecordsProps<T, K, Row>,
) {
  return props.merged ? <props.merged.Records {...props} /> : <OneBundleRecords {...props} />
}

export type OneBundleProps<T, K extends QueryKey, Row> = ListNavigation & {
  bundle: ListedBundle
} & RecordsProps<T, K, Row>

/** Provides a list of records from one bundle. */
export function OneBundleRecords<T extends ListResponse, K extends QueryKey, Row>(
  props: OneBundleProps<T, K, Row>,
) {
  const { bundle, records, children, ...screen } = props
  const matching = useMatchingCode(records.filter !== undefined)
  const scope = useScope()
  const client = useQueryClient()
  if (matching) {
    const list = matching.toMatchingList(props, scope, client)
    return (
      <ListWithTools list={list}>
        {(parts) => matching.renderMatching(props, parts, client)}
      </ListWithTools>
    )
  }
  const list = {
    ...screen,
    ...records,
    ownerId: bundle.bundle_id,
    rowKey: records.getId,
    // Avoids a request for unfiltered rows while the filter's code loads.
    query: (state: ListState) => ({
      ...records.pageQuery(bundle, state),
      ...(records.filter ? { enabled: false } : {}),
    }),
  }
  return (
    <ListWithTools list={list}>
      {(parts) => (
        // Matches the elements in `renderMatching`, so a filter keeps the focus when it changes the list.
        <>
          {null}
          {children({ ...parts, progress: null })}
        </>
      )}
    </ListWithTools>
  )
}

const loadMatching = () => import('./matching-records')
type MatchingCode = Awaited<ReturnType<typeof loadMatching>>

/** Loads the code for filters that the backend doesn't support. It is lazy because few users need it. */
function useMatchingCode(isNeeded: boolean): MatchingCode | undefined {
  const [loaded, setLoaded] = useState<{ code?: MatchingCode; error?: unknown }>({})
  const { code, error } = loaded
  useEffect(() => {
    if (isNeeded && !code)
      loadMatching().then(
        (module) => setLoaded({ code: module }),
        (reason: unknown) => setLoaded({ error: reason }),
      )
  }, [isNeeded, code])
  if (isNeeded && error) throw error
  return isNeeded ? code : undefined
}

interface ListWithToolsProps<T, K extends QueryKey, Row> {
  list: ListWithToolsOptions<T, K, Row>
  children: (list: ReturnType<typeof useListWithTools<T & ListResponse, K, Row>>) => ReactNode
}

/** Renders both kinds of list, so React keeps the state when the kind changes. */
function ListWithTools<T extends ListResponse, K extends QueryKey, Row>({
  list,
  children,
}: ListWithToolsProps<T, K, Row>) {
  return children(useListWithTools(list))
}
