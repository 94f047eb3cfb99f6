import { useParams, useRouteContext, useSearch } from '@tanstack/react-router'
import type { LookupPlace } from '@/api/record-lookup/lookup-place'
import { useLoadedRecords } from '@/api/record-lookup/queries'
import { lastPicked } from './picked-search'

/**
 * The client and bundle in which the search looks for records: `chosen` in the search itself, else the current ones,
 * else the last picked ones.
 */
export function useSearchPlace(chosen: string | undefined): LookupPlace {
  const { auth, scope } = useRouteContext({ from: '/admin' })
  const params = useParams({ strict: false })
  const search = useSearch({ strict: false })
  const records = useLoadedRecords(scope)
  const picked = lastPicked(auth)
  if (chosen !== undefined) return { client: chosen, bundle: undefined }
  const bundle = params.bundleId ?? search.bundle
  const client = params.clientId ?? search.client
  if (client !== undefined) return { client, bundle }
  if (bundle === undefined) return { client: picked.client, bundle: picked.bundle }
  // The address of some screens names only the bundle.
  const named = records.find(({ bundleId }) => bundleId === bundle)?.clientId
  return { bundle, client: named ?? (picked.bundle === bundle ? picked.client : undefined) }
}
