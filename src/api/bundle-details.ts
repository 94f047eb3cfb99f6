import { queryOptions, useMutation, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { bundleQueries } from '@/api/bundles'
import { call } from '@/api/core/http'
import { organizationQueries } from '@/api/organizations'
import { bundleDetails, type BundleDetails, type BundleInput } from '@/backend/bundle-details'
import { withName } from '@/backend/tolerant'
import type { Scope } from '@/lib/realm'

/** Bundle details and the services available to a new bundle, for administrators (behavior 7.5). */
export function bundleDetailQueries(scope: Scope) {
  const key = [scope.realm, scope.sid, 'bundle-details'] as const
  return {
    detail: (bundleId: string) =>
      queryOptions({
        queryKey: [...key, 'of', bundleId],
        queryFn: async ({ signal }): Promise<BundleDetails> => {
          const request = { bundle_id: bundleId }
          const bundle = await call(scope, bundleDetails.bundle, request, signal)
          return withName({ ...bundle, bundle_id: bundle.bundle_id ?? bundleId }, bundleId)
        },
        // No endpoint changes a bundle, so its details can stay cached.
        staleTime: 5 * 60_000,
      }),
    /** All of the provider's services. */
    services: () =>
      queryOptions({
        queryKey: [...key, 'services'],
        queryFn: ({ signal }) => call(scope, bundleDetails.services, {}, signal),
        staleTime: 5 * 60_000,
      }),
  }
}

/** Returns the bundle that the screen's loader has loaded. */
export function useBundleDetails(scope: Scope, bundleId: string) {
  return useSuspenseQuery(bundleDetailQueries(scope).detail(bundleId))
}

/** Fetches the provider's services without blocking the screen, because the screen also works without them. */
export function useServices(scope: Scope) {
  return useQuery(bundleDetailQueries(scope).services())
}

/** Returns the services that the screen's loader has loaded. */
export function useProviderServices(scope: Scope) {
  return useSuspenseQuery(bundleDetailQueries(scope).services())
}

/** Creates a bundle. A bundle can't be changed afterward. */
export function useCreateBundle(scope: Scope) {
  return useMutation({
    mutationFn: (request: BundleInput) => call(scope, bundleDetails.create, request),
    meta: {
      invalidates: [
        bundleQueries(scope).ofAll(),
        // The client list shows each client's bundle count, and the client's details show the bundle names.
        organizationQueries(scope).all(),
      ],
    },
  })
}
