import { useMutation } from '@tanstack/react-query'
import { bundleQueries } from '@/api/bundles/queries'
import { post } from '@/api/core/http'
import { organizationQueries } from '@/api/organizations/queries'
import type { Scope } from '@/auth/realm'
import type { BundleInput } from './requests'
import { createdBundleSchema } from './schema'

/** Creates a bundle. Nothing can change it afterwards. */
export function useCreateBundle(scope: Scope) {
  return useMutation({
    mutationFn: (json: BundleInput) =>
      post(scope, 'v1/valify/bundles/create/', createdBundleSchema, { json }),
    meta: {
      invalidates: [
        bundleQueries(scope).ofAll(),
        // Clients are listed with the number of their bundles, and shown with their names.
        organizationQueries(scope).all(),
      ],
    },
  })
}
