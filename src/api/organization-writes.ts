import { useMutation } from '@tanstack/react-query'
import { analyticsQueries } from '@/api/analytics'
import { call } from '@/api/core/http'
import { identityQueries } from '@/api/identities'
import { sessionQueries } from '@/api/sessions'
import { transactionQueries } from '@/api/transactions'
import { userQueries } from '@/api/users'
import {
  organizations,
  type OrganizationInput,
  type OrganizationUpdateRequest,
} from '@/backend/organizations'
import type { Scope } from '@/lib/realm'
import { organizationQueries } from './organizations'

// Separate from organizations.ts. Otherwise every list with a client filter would load the queries of five other
// resources.

/** Creates a client. The client's contact gets an email with a link to choose the first password. */
export function useCreateOrganization(scope: Scope) {
  return useMutation({
    mutationFn: (request: OrganizationInput) => call(scope, organizations.create, request),
    meta: {
      invalidates: [
        organizationQueries(scope).all(),
        identityQueries(scope).organizations().queryKey,
        // The contact is the client's first portal user.
        userQueries(scope).lists(),
      ],
    },
  })
}

/** Updates a client. Invalidates every query whose data shows the client's name. */
export function useUpdateOrganization(scope: Scope) {
  return useMutation({
    mutationFn: (request: OrganizationUpdateRequest) => call(scope, organizations.update, request),
    meta: {
      invalidates: [
        organizationQueries(scope).all(),
        userQueries(scope).lists(),
        identityQueries(scope).all(),
        analyticsQueries(scope).dashboards(),
        sessionQueries(scope).all(),
        transactionQueries(scope).all(),
      ],
    },
  })
}
