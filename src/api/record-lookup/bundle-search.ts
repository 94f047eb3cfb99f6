import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { ApiError } from '@/api/core/api-error'
import { fetchSessions } from '@/api/sessions'
import type { Session } from '@/backend/sessions'
import type { Scope } from '@/lib/realm'
import { runWithConcurrency } from '@/api/core/run-with-concurrency'
import { toFoundSession, type FoundRecord } from './loaded-records'
import { bundlesIn, type LookupArea, type SearchedBundle } from './lookup-area'

/** Filter for sessions: by a number or reference (`search`), or by an error's code (`error_code`). */
export type SessionFilter = { search?: string; error_code?: number }

type BundleHits = {
  bundle: SearchedBundle
  total: number
  /** The newest sessions. `first` is the first session as a `FoundRecord`. */
  sessions: readonly Session[]
  first: FoundRecord
}

export type BundleSearch = {
  filter: SessionFilter
  /** Bundles with a match, in response order. */
  hits: readonly BundleHits[]
  /** Number of bundles searched successfully. */
  answered: number
  /** Bundles still to be searched, in search order. Failed bundles come last. */
  left: readonly SearchedBundle[]
  failed: number
  /** The first bundle error, or the bundle list's error if no bundle failed. */
  error: unknown
  isRunning: boolean
}

/** Number of bundles to search, besides the bundle in view, before the user has to continue. */
const BATCH = 30
const PAGE_SIZE = 10

/** Returns the number of bundles that the user's next request searches. */
export const nextBatchSize = ({ left }: BundleSearch): number => Math.min(BATCH, left.length)

const initialSearch = {
  hits: [],
  answered: 0,
  left: [],
  failed: 0,
  error: undefined,
  isRunning: true,
} satisfies Omit<BundleSearch, 'filter'>

/**
 * Searches one client's bundles for sessions, on request (behavior 2.18). The result is not cached, and a different
 * `topic`, the typed text, ends the search.
 */
export function useBundleSearch(scope: Scope, area: LookupArea, topic: string) {
  const client = useQueryClient()
  const [search, setSearch] = useState<BundleSearch>()
  const key = JSON.stringify([topic, area.bundle, area.client])
  const [searchedKey, setSearchedKey] = useState(key)
  if (key !== searchedKey) {
    setSearchedKey(key)
    setSearch(undefined)
  }
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [key])

  async function run(
    start: BundleSearch,
    listBundles: (signal: AbortSignal) => Promise<readonly SearchedBundle[]>,
    size: number,
  ) {
    running.current?.abort()
    running.current = new AbortController()
    const { signal } = running.current
    const change = (next: (before: BundleSearch) => Partial<BundleSearch>) =>
      setSearch((before) => (before && !signal.aborted ? { ...before, ...next(before) } : before))
    setSearch(start)
    try {
      const left = await listBundles(signal)
      change(() => ({ left }))
      await runWithConcurrency(left.slice(0, size), signal, async (bundle, searching, stop) => {
        try {
          const request = { bundle_id: bundle.id, organization_id: area.client, ...start.filter }
          const paging = { page: 1, page_size: PAGE_SIZE }
          const response = await fetchSessions(scope, { ...request, ...paging }, searching)
          const { sessions } = response
          const first = sessions[0] && toFoundSession(sessions[0])
          // A backend's total may be smaller than the number of sessions it sends.
          const total = Math.max(response.total ?? 0, sessions.length)
          change(({ hits, answered, left: before }) => ({
            hits: first ? [...hits, { bundle, total, sessions, first }] : hits,
            answered: answered + 1,
            left: before.filter(({ id }) => id !== bundle.id),
          }))
        } catch (error) {
          if (searching.aborted) return
          change((before) => ({
            left: [...before.left.filter(({ id }) => id !== bundle.id), bundle],
            failed: before.failed + 1,
            error: before.error ?? error,
          }))
          if (error instanceof ApiError && error.status === 429) stop()
        }
      })
    } catch (error) {
      change(() => ({ error }))
    }
    change(() => ({ isRunning: false }))
  }

  return {
    search,
    /** Starts a search and cancels an earlier search. */
    start: (filter: SessionFilter) =>
      void run(
        { ...initialSearch, filter },
        async (signal) => sortByBundles(await bundlesIn(client, scope, area, signal), area.bundle),
        BATCH + (area.bundle === undefined ? 0 : 1),
      ),
    /** Searches more bundles, including the failed bundles. */
    continueSearch: ({ left, ...before }: BundleSearch) =>
      void run(
        { ...before, left, failed: 0, error: undefined, isRunning: true },
        async () => left,
        BATCH,
      ),
  }
}

/** Moves the bundle in view to the front. */
function sortByBundles(
  bundles: readonly SearchedBundle[],
  inView: string | undefined,
): readonly SearchedBundle[] {
  if (inView === undefined) return bundles
  const current = bundles.find(({ id }) => id === inView) ?? { id: inView }
  return [current, ...bundles.filter(({ id }) => id !== inView)]
}
