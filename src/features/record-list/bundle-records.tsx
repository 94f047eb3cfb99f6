import type { QueryKey, UseQueryOptions } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Bundle } from '@/backend/bundles'
import type { ListedBundle } from './list-request'
import type { ListSearch } from './list-search'
import type { ListNavigation, ListState } from './list-state'
import { useListWithTools, type ListWithToolsOptions } from './list-with-tools'
import type { BundleNames } from './owner-columns'
import type { ListResponse, PagedRowsProps } from './paged-rows'

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
  /** Renders the list. It is passed as a value, because only the screens with merged lists load it. */
  Records: <T extends ListResponse, K extends QueryKey, Row extends BundleRecord>(
    props: ListNavigation & { merged: MergedBundles } & RecordsProps<T, K, Row>,
  ) => ReactNode
}

interface BundleRecord {
  bundle_id: string
}

/** Props that a list of one bundle's or several bundles' records needs from its screen. */
export type RecordsScreen<Search = ListSearch> = ListNavigation<Search> &
  ({ bundle: ListedBundle; merged?: undefined } | { bundle?: undefined; merged: MergedBundles })

/** Sessions or transactions, and how a list shows them. */
interface ListedRecords<T, K extends QueryKey, Row> extends Omit<
  ListWithToolsOptions<T, K, Row>,
  'query' | 'getRows' | 'rowKey' | 'ownerId' | 'isMatch' | keyof ListNavigation
> {
  pageQuery: (bundle: ListedBundle, list: ListState) => UseQueryOptions<T, Error, T, K>
  getRows: (response: T) => readonly Row[]
  getId: (row: Row) => string
  getTime: (row: Row) => string | undefined
}

interface RecordListParts<Row> extends Pick<
  ReturnType<typeof useListWithTools<ListResponse, QueryKey, Row>>,
  'filters' | 'tools' | 'exporting'
> {
  table: Omit<PagedRowsProps<Row>, 'label' | 'rowLink' | 'empty'>
  /** Progress of a merged list without rows. */
  progress?: ReactNode
}

export interface RecordsProps<T, K extends QueryKey, Row> {
  records: ListedRecords<T, K, Row>
  /** Renders the list. */
  children: (list: RecordListParts<Row>) => ReactNode
}

/** Provides a list of the records of one or several bundles. */
export function BundleRecords<T extends ListResponse, K extends QueryKey, Row extends BundleRecord>(
  props: RecordsScreen & RecordsProps<T, K, Row>,
) {
  return props.merged ? <props.merged.Records {...props} /> : <OneBundleRecords {...props} />
}

function OneBundleRecords<T extends ListResponse, K extends QueryKey, Row>(
  props: ListNavigation & { bundle: ListedBundle } & RecordsProps<T, K, Row>,
) {
  const { bundle, records, children, ...screen } = props
  const list = useListWithTools({
    ...screen,
    ...records,
    ownerId: bundle.bundle_id,
    rowKey: records.getId,
    query: (state) => records.pageQuery(bundle, state),
  })
  return children(list)
}
