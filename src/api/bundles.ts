import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { detailFirst } from '@/api/core/api-error'
import { authSession } from '@/api/core/auth-session-instance'
import { call } from '@/api/core/http'
import { bundles } from '@/backend/bundles'
import { foldText } from '@/lib/fold-text'
import type { Scope } from '@/lib/realm'

/** Bundles, a bundle's services, and the client's services (behavior 7.6). */
export function bundleQueries(scope: Scope) {
  const key = [scope.realm, scope.sid, 'bundles'] as const
  return {
    /** The signed-in client's bundles. */
    own: () =>
      queryOptions({
        queryKey: [...key, 'own'],
        queryFn: async ({ signal }) => {
          const list = await detailFirst(call(scope, bundles.own, {}, signal))
          authSession.setBundles(scope.sid, list.bundles)
          return list
        },
        staleTime: 5 * 60_000,
      }),
    /** Key prefix of all `byOrganization` queries. */
    ofAll: () => [...key, 'of'] as const,
    /** One organization's bundles, for administrators. */
    byOrganization: (organizationId: string) =>
      queryOptions({
        queryKey: [...key, 'of', organizationId],
        queryFn: ({ signal }) =>
          detailFirst(
            call(scope, bundles.organization, { organization_id: organizationId }, signal),
          ),
      }),
    services: (bundleId: string) =>
      queryOptions({
        queryKey: [...key, 'services', bundleId],
        queryFn: ({ signal }) => call(scope, bundles.services, { bundle_id: bundleId }, signal),
        staleTime: 5 * 60_000,
      }),
    /** The services in the client's plan. They determine the client's menu groups. */
    clientServices: () =>
      queryOptions({
        queryKey: [...key, 'client-services'],
        queryFn: ({ signal }) => call(scope, bundles.clientServices, {}, signal),
        staleTime: 5 * 60_000,
      }),
  }
}

export function useOwnBundles(scope: Scope) {
  return useQuery(bundleQueries(scope).own())
}

/**
 * Fetches a client's bundles. With `retryOnMount: false`, mounting does not retry a request that failed in the loader
 * (row E10).
 */
export function useOrganizationBundles(
  scope: Scope,
  organizationId: string | undefined,
  options: { retryOnMount?: boolean } = {},
) {
  return useQuery({
    ...bundleQueries(scope).byOrganization(organizationId ?? ''),
    ...options,
    enabled: organizationId !== undefined,
  })
}

/** Fetches the bundles of the signed-in client or, for administrators, of the given client. */
export function useClientBundles(scope: Scope, clientId: string | undefined) {
  const isClient = scope.realm === 'client'
  const own = useQuery({ ...bundleQueries(scope).own(), enabled: isClient })
  const others = useOrganizationBundles(scope, isClient ? undefined : clientId)
  return isClient ? own : others
}

/**
 * Finds a client's bundle by name. Fetches the list again, because the bundle may have been created since the last
 * fetch.
 */
export function useFindBundle(scope: Scope) {
  const queryClient = useQueryClient()
  return useCallback(
    async (organizationId: string, name: string) => {
      const list = bundleQueries(scope).byOrganization(organizationId)
      const current = await queryClient.fetchQuery({ ...list, staleTime: 0 })
      return current.bundles.find((bundle) => foldText(bundle.name) === foldText(name))
    },
    [queryClient, scope],
  )
}

export function useBundleServices(scope: Scope, bundleId: string | undefined) {
  return useQuery({
    ...bundleQueries(scope).services(bundleId ?? ''),
    enabled: bundleId !== undefined,
  })
}

export function useClientServices(scope: Scope) {
  return useQuery(bundleQueries(scope).clientServices())
}
