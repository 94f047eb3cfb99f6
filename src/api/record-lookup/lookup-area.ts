import type { QueryClient } from '@tanstack/react-query'
import { bundleQueries } from '@/api/bundles'
import { load } from '@/api/core/load'
import type { Scope } from '@/lib/realm'

/** The bundles to search for a record. */
export type LookupArea = {
  /** The current bundle. It is searched first. */
  bundle: string | undefined
  /** For administrators: the client whose other bundles are searched. */
  client: string | undefined
}

export type SearchedBundle = { id: string; name?: string }

/**
 * Returns the client's bundles, or none for an administrator who has chosen no client, because searches never cover all
 * clients.
 */
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
