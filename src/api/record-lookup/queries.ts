import { queryOptions, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { ApiError } from '@/api/core/api-error'
import { load } from '@/api/core/load'
import { sessionQueries } from '@/api/sessions'
import { transactionQueries } from '@/api/transactions'
import type { Scope } from '@/lib/realm'
import { findFirst, type LookupAttempt } from './find-first'
import { bundlesIn, type LookupArea } from './lookup-area'
import {
  loadedRecords,
  toFoundSession,
  toFoundTransaction,
  type FoundRecord,
} from './loaded-records'

export type LookupResult = {
  record?: FoundRecord
  /** Number of bundles searched. */
  bundles: number
  /** Number of bundles whose search failed. `error` is the first failure. */
  failed: number
  error?: unknown
}

type LookupRequest = LookupArea & { id: string }

/** Finds a session or a transaction by ID. No single endpoint does this, so each bundle is searched (behavior 2.16). */
function recordLookupQueries(scope: Scope) {
  return {
    find: (request: LookupRequest) =>
      queryOptions({
        queryKey: [scope.realm, scope.sid, 'record-lookup', request],
        queryFn: ({ client, signal }) => findRecord(client, scope, request, signal),
        gcTime: 0,
        // The lookup's requests are already retried individually.
        retry: false,
      }),
  }
}

export function useRecordLookup(scope: Scope, request: LookupRequest | undefined) {
  const loadedRecord = useLoadedRecords(scope).find(({ id }) => id === request?.id)
  const lookup = useQuery({
    ...recordLookupQueries(scope).find(request ?? { id: '', bundle: undefined, client: undefined }),
    enabled: request !== undefined && loadedRecord === undefined,
  })
  // After the search, `loadedRecord` is also the found record, but `loadedRecord` may lack the bundle's name.
  return { ...lookup, record: lookup.data?.record ?? loadedRecord }
}

/** Returns the records in the query cache. Does not rerender when the cache changes. */
export function useLoadedRecords(scope: Scope): FoundRecord[] {
  return loadedRecords(useQueryClient(), scope)
}

async function findRecord(
  client: QueryClient,
  scope: Scope,
  { id, ...area }: LookupRequest,
  signal: AbortSignal,
): Promise<LookupResult> {
  const session = (bundle_id: string): LookupAttempt<FoundRecord> => ({
    of: bundle_id,
    find: async (searching) => {
      const detail = sessionQueries(scope).detail({ bundle_id, session_id: id })
      const detailRecord = await load(client, detail, searching).catch(undefinedIfMissing)
      return detailRecord && toFoundSession(detailRecord)
    },
  })
  const transaction = (bundle_id: string): LookupAttempt<FoundRecord> => ({
    of: bundle_id,
    find: async (searching) => {
      const list = transactionQueries(scope).search({ bundle_id }, id)
      const listRecord = await load(client, list, searching).catch(undefinedIfMissing)
      const row = listRecord?.transactions.find(({ transaction_id }) => transaction_id === id)
      return row && toFoundTransaction(row)
    },
  })

  const { bundle } = area
  const inView = bundle ? [session(bundle), transaction(bundle)] : []
  const here = await findFirst(inView, signal)
  if (here.found) return { record: here.found, bundles: 1, failed: 0 }

  const bundles = await bundlesIn(client, scope, area, signal)
  const others = bundles.map((each) => each.id).filter((each) => each !== bundle)
  // Sessions first, because users mostly paste session IDs.
  const there = await findFirst([...others.map(session), ...others.map(transaction)], signal)
  const failures = new Map([...here.failures, ...there.failures])
  return {
    record: there.found && {
      ...there.found,
      bundleName:
        there.found.bundleName ?? bundles.find((each) => each.id === there.found?.bundleId)?.name,
    },
    bundles: others.length + (bundle ? 1 : 0),
    failed: failures.size,
    error: failures.values().next().value,
  }
}

function undefinedIfMissing(error: unknown): undefined {
  if (error instanceof ApiError && error.status === 404) return undefined
  throw error
}
