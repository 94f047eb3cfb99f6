import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { ApiError } from '@/api/core/api-error'
import { fetchSessions } from '@/api/sessions'
import type { Session } from '@/backend/sessions'
import type { Scope } from '@/lib/realm'
import { runWithConcurrency } from '@/api/core/run-with-concurrency'
import { toFoundSession, type FoundRecord } from './loaded-records'
import { bundlesIn, type LookupArea, type SearchedBundle } from './lookup-area'

/** What the sessions must have: a number or reference, or an error. */
export type SessionFilter = { search?: string; error_code?: number }

type BundleHits = {
  bundle: SearchedBundle
  total: number
  /** The newest sessions, and the first of them. */
  sessions: readonly Session[]
  first: FoundRecord
}

export type BundleSearch = {
  filter: SessionFilter
  /** The bundles with a hit, in the order of their answers. */
  hits: readonly BundleHits[]
  /** How many bundles have answered. */
  answered: number
  /** The bundles without an answer, in the order in which they are asked: those that failed come last. */
  left: readonly SearchedBundle[]
  failed: number
  /** The first error: of a bundle, or of the list of bundles if none has failed. */
  error: unknown
  isRunning: boolean
}

/** Bundles that are asked before the person has to ask for more, besides the one in view. */
const BATCH = 30
const PAGE_SIZE = 10

/** How many bundles the next request of the person asks. */
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
 * Searches the sessions of the bundles of one client, at the request of the person (behavior 2.18). Its calls are not
 * repeated, and what they find is in no cache: it is gone with the component. `topic` is what was typed; another one
 * ends the search.
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
          // A backend may count less than it sends.
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
    /** Starts a search, in the place of an earlier one. */
    start: (filter: SessionFilter) =>
      void run(
        { ...initialSearch, filter },
        async (signal) => sortByBundles(await bundlesIn(client, scope, area, signal), area.bundle),
        BATCH + (area.bundle === undefined ? 0 : 1),
      ),
    /** Asks further bundles, and those that failed. */
    continueSearch: ({ left, ...before }: BundleSearch) =>
      void run(
        { ...before, left, failed: 0, error: undefined, isRunning: true },
        async () => left,
        BATCH,
      ),
  }
}

/** The bundle in view comes first. */
function sortByBundles(
  bundles: readonly SearchedBundle[],
  inView: string | undefined,
): readonly SearchedBundle[] {
  if (inView === undefined) return bundles
  const current = bundles.find(({ id }) => id === inView) ?? { id: inView }
  return [current, ...bundles.filter(({ id }) => id !== inView)]
}
