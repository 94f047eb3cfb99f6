import type { QueryClient } from '@tanstack/react-query'
import { bundleQueries } from '@/api/bundles'
import { load } from '@/api/core/load'
import type { Scope } from '@/lib/realm'

/** The place in which to look for a record. */
export type LookupArea = {
  /** The current bundle, which is searched before the others. */
  bundle: string | undefined
  /** Administrators: the client whose other bundles are searched. */
  client: string | undefined
}

export type SearchedBundle = { id: string; name?: string }

/** The bundles of the client. Administrators have none without one: nothing is searched over all clients. */
export async function bundlesIn(
  client: QueryClient,
  scope: Scope,
  area: LookupArea,
  signal: AbortSignal,
): Promise<readonly SearchedBundle[]> {
  const list =
    scope.realm === 'client'
      ? bundleQueries(scope).own()
      : area.client && bundleQueries(scope).byOrganization(area.client)
  return list ? (await load(client, list, signal)).bundles : []
}
