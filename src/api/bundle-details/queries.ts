import { queryOptions, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { clientServicesSchema } from '@/api/bundles/schema'
import { get, post } from '@/api/core/http'
import { withName } from '@/api/core/tolerant'
import type { Scope } from '@/auth/realm'
import { bundleDetailsSchema, type BundleDetails } from './schema'

/** A bundle in full, and the services that a new one can contain, for administrators (behavior 7.5). */
export function bundleDetailQueries(scope: Scope) {
  const key = [scope.realm, scope.sid, 'bundle-details'] as const
  return {
    of: (bundleId: string) =>
      queryOptions({
        queryKey: [...key, 'of', bundleId],
        queryFn: async ({ signal }): Promise<BundleDetails> => {
          const options = { json: { bundle_id: bundleId }, signal }
          const path = 'v1/valify/bundles/details/'
          const bundle = await post(scope, path, bundleDetailsSchema, options)
          return withName({ ...bundle, bundle_id: bundle.bundle_id ?? bundleId }, bundleId)
        },
        // No call changes a bundle.
        staleTime: 5 * 60_000,
      }),
    /** All services of the provider. */
    services: () =>
      queryOptions({
        queryKey: [...key, 'services'],
        queryFn: ({ signal }) =>
          get(scope, 'v1/valify/services/', clientServicesSchema, { signal }),
        staleTime: 5 * 60_000,
      }),
  }
}

/** The bundle that the screen's loader has loaded. */
export function useBundleDetails(scope: Scope, bundleId: string) {
  return useSuspenseQuery(bundleDetailQueries(scope).of(bundleId))
}

/** All services of the provider, for a screen that can do without them. */
export function useServices(scope: Scope) {
  return useQuery(bundleDetailQueries(scope).services())
}

/** The services that the screen's loader has loaded. */
export function useProviderServices(scope: Scope) {
  return useSuspenseQuery(bundleDetailQueries(scope).services())
}
