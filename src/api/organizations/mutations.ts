import { useMutation } from '@tanstack/react-query'
import * as v from 'valibot'
import { messageSchema } from '@/api/account/schema'
import { analyticsQueries } from '@/api/analytics/queries'
import { post } from '@/api/core/http'
import { identityQueries } from '@/api/identities/queries'
import { sessionQueries } from '@/api/sessions/queries'
import { transactionQueries } from '@/api/transactions/queries'
import { userQueries } from '@/api/users/queries'
import type { Scope } from '@/auth/realm'
import { organizationQueries } from './queries'
import type { OrganizationInput, OrganizationUpdateRequest } from './requests'
import { organizationCreatedSchema } from './schema'

/** Creates a client, whose contact gets an email with a link to choose the first password. */
export function useCreateOrganization(scope: Scope) {
  return useMutation({
    mutationFn: (json: OrganizationInput) =>
      post(scope, 'v1/valify/organizations/create/', organizationCreatedSchema, { json }),
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

/** Changes a client. Records and figures show its name. */
export function useUpdateOrganization(scope: Scope) {
  return useMutation({
    mutationFn: (json: OrganizationUpdateRequest) =>
      post(scope, 'v1/valify/organizations/update/', v.optional(messageSchema), { json }),
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
