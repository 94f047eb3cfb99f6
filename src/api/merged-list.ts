import {
  hashKey,
  queryOptions,
  type FetchQueryOptions,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query'
import { ApiError, isSilent } from '@/api/core/api-error'
import { runWithConcurrency } from '@/api/core/run-with-concurrency'
import {
  addPage,
  emptySource,
  mergeRows,
  sumKnown,
  type MergeOptions,
  type MergeSource,
} from '@/lib/merge-rows'

type ListPage = { total: number | undefined; unread?: number | undefined }

interface MergedBundle<T, K extends QueryKey> {
  id: string
  /** Returns the query for a page of the bundle's records, newest first. */
  pageQuery: (page: number) => FetchQueryOptions<T, Error, T, K>
}

/** A bundle's records that have been read so far. */
interface BundleList<T, K extends QueryKey, Row> extends MergedBundle<T, K> {
  source: MergeSource<Row>
  /** Arrival time of the oldest page in milliseconds. */
  updatedAt: number
  next: FetchQueryOptions<T, Error, T, K>
  /** Error that stopped this bundle's list from loading further. */
  error?: Error
}

interface MergedListOptions<T, K extends QueryKey, Row> extends MergeOptions<Row> {
  queryKey: QueryKey
  bundles: readonly MergedBundle<T, K>[]
  getRows: (response: T) => readonly Row[]
  /** Number of rows to show. */
  limit: number
  /** Maximum number of pages to read per bundle, for a list that keeps only some rows. */
  maxPages?: number
}

/** A bundle whose records are missing from the list. */
export type MergedFailure = { id: string; error: Error }

export interface MergedView<Row> {
  rows: readonly Row[]
  total: number | undefined
  unread: number
  /** Number of rows read, including rows that are not kept. */
  readCount: number
  hasMore: boolean
  /** IDs of the bundles whose next page the list waits for. */
  waitsFor: readonly string[]
  failures: readonly MergedFailure[]
  /** Number of matching records by bundle, for bundles whose first page has loaded. */
  totals: ReadonlyMap<string, number | undefined>
  /** Arrival time of the oldest page in milliseconds, or 0 if no page has loaded. */
  updatedAt: number
}

/** Cache time of a page. It is long, so an open record keeps its neighbors. */
const KEPT_MS = 30 * 60_000

/** Hash prefix that separates merged pages from a bundle's list. A refetch of one merged page would break the order. */
const PAGE = 'merged page'
const hashPage = (key: QueryKey) => `${PAGE} ${hashKey(key)}`

/** Whether the server denied access to the records, so a retry can't help. */
export const isRefused = (error: unknown) => error instanceof ApiError && error.status === 403

/** Removes pages of merged lists from the cache, so a refetch loads them again. */
export function removeMergedPages(client: QueryClient, { onlyFailed }: { onlyFailed: boolean }) {
  client.removeQueries({
    predicate: ({ queryHash, state: { error } }) =>
      queryHash.startsWith(PAGE) && !(onlyFailed && (error === null || isRefused(error))),
  })
}

/**
 * Query for the records of several bundles, newest first (behavior 11.10), without failed bundles until
 * `removeMergedPages` runs. Loads each bundle's first page, then only the pages that the order needs.
 */
export function mergedListQuery<T extends ListPage, K extends QueryKey, Row>(
  client: QueryClient,
  options: MergedListOptions<T, K, Row>,
) {
  const { queryKey, bundles, limit, maxPages = Infinity } = options

  const startLists = () =>
    bundles.map((bundle): BundleList<T, K, Row> => {
      const next = bundle.pageQuery(1)
      return { ...bundle, source: emptySource(), updatedAt: Infinity, next }
    })

  /** Adds a bundle's cached pages that have not been read yet. */
  function readBundle(list: BundleList<T, K, Row>, overload: Error | undefined): void {
    const { source, pageQuery } = list
    while (source.isOpen) {
      list.next = pageQuery(source.pageCount + 1)
      const state = client.getQueryCache().get<T, Error, T, K>(hashPage(list.next.queryKey))?.state
      if (!state?.data) {
        const error = state?.error ?? overload
        if (!error) return
        source.isOpen = false
        // After page 1, a 404 means that the list has become shorter.
        const isEnd = source.pageCount > 0 && error instanceof ApiError && error.status === 404
        if (!isEnd) list.error = error
        return
      }
      const { total, unread } = state.data
      addPage(source, { rows: options.getRows(state.data), total, unread }, options)
      list.updatedAt = Math.min(list.updatedAt, state.dataUpdatedAt)
    }
  }

  /**
   * Merges the cached pages. Reports a 429 error (`overload`) for every bundle whose next page was then not requested.
   */
  function readPages(lists: readonly BundleList<T, K, Row>[], overload?: Error) {
    for (const list of lists) readBundle(list, overload)
    const sources = lists.map(({ source }) => source)
    const { rows, hasMore, waitsFor } = mergeRows(sources, limit)
    const waiting = lists.filter(
      ({ source }, index) => waitsFor.includes(index) && source.pageCount < maxPages,
    )
    const loaded = lists.filter(({ source }) => source.pageCount > 0)
    const isComplete = loaded.length === lists.length
    const view: MergedView<Row> = {
      rows: rows.map(({ row }) => row),
      total: isComplete ? sumKnown(sources.map(({ total }) => total)) : undefined,
      unread: sumKnown(sources.map(({ unread }) => unread)) ?? 0,
      readCount: sumKnown(sources.map(({ rowCount }) => rowCount)) ?? 0,
      hasMore,
      waitsFor: waiting.map(({ id }) => id),
      failures: lists.flatMap(({ id, error }) =>
        error && !isSilent(error) ? [{ id, error }] : [],
      ),
      totals: new Map(loaded.map(({ id, source }) => [id, source.total])),
      updatedAt: loaded.length > 0 ? Math.min(...loaded.map((list) => list.updatedAt)) : 0,
    }
    return { view, waiting }
  }

  async function loadPages(signal: AbortSignal): Promise<MergedView<Row>> {
    const lists = startLists()
    const shownCount = client.getQueryData<MergedView<Row>>(queryKey)?.rows.length ?? 0
    let canceled: unknown
    let overload: Error | undefined
    for (;;) {
      const { view, waiting } = readPages(lists, overload)
      const { failures, totals } = view
      if (waiting.length === 0) {
        const { error } = failures.find((each) => !isRefused(each.error)) ?? failures[0] ?? {}
        if (error && totals.size === 0) throw error
        return view
      }
      const left = new Set(view.waitsFor)
      // Until a page has loaded, the list may still fail.
      let hasLoaded = totals.size > 0
      // Only the progress changes during a round, because no further row's place is certain until the round ends. A
      // refresh or retry publishes nothing until it has as many rows as the screen.
      const publishProgress = () => {
        if (hasLoaded && view.rows.length >= shownCount)
          client.setQueryData(queryKey, { ...view, waitsFor: [...left] })
      }
      publishProgress()
      await runWithConcurrency(waiting, signal, async ({ id, next }, running, stop) => {
        try {
          await fetchPage(client, next, running)
          hasLoaded = true
        } catch (error) {
          if (running.aborted) return
          // The next round reads other errors from the cache.
          if (isSilent(error)) canceled ??= error
          if (error instanceof ApiError && error.status === 429) overload = error
          if (canceled || overload) stop()
        }
        left.delete(id)
        publishProgress()
      })
      if (canceled) throw canceled
    }
  }

  return queryOptions({
    queryKey,
    queryFn: ({ signal }) => loadPages(signal),
    placeholderData: () => readPages(startLists()).view,
    // Runs again on every mount because only missing pages cost a request.
    staleTime: 0,
    retryOnMount: true,
    retry: false,
    gcTime: KEPT_MS,
    structuralSharing: false,
  })
}

async function fetchPage<T, K extends QueryKey>(
  client: QueryClient,
  query: FetchQueryOptions<T, Error, T, K>,
  signal: AbortSignal,
): Promise<void> {
  const hash = hashPage(query.queryKey)
  const cancel = () =>
    void client.cancelQueries({ predicate: ({ queryHash }) => queryHash === hash })
  signal.addEventListener('abort', cancel, { once: true })
  try {
    const kept = { staleTime: Infinity, gcTime: KEPT_MS, queryKeyHashFn: hashPage }
    await client.fetchQuery({ ...query, ...kept })
  } finally {
    signal.removeEventListener('abort', cancel)
  }
}
