import { useMutation } from '@tanstack/react-query'
import * as v from 'valibot'
import { messageSchema } from '@/api/account/schema'
import { post } from '@/api/core/http'
import type { Scope } from '@/auth/realm'
import { organizationQueries } from './queries'
import {
  organizationCreatedSchema,
  type OrganizationInput,
  type OrganizationUpdateRequest,
} from './schema'

/** Creates a client, whose contact gets an email with a link to choose the first password. */
export function useCreateOrganization(scope: Scope) {
  return useMutation({
    mutationFn: (json: OrganizationInput) =>
      post(scope, 'v1/valify/organizations/create/', organizationCreatedSchema, { json }),
    meta: { invalidates: [organizationQueries(scope).all()] },
  })
}

export function useUpdateOrganization(scope: Scope) {
  return useMutation({
    mutationFn: (json: OrganizationUpdateRequest) =>
      post(scope, 'v1/valify/organizations/update/', v.optional(messageSchema), { json }),
    meta: { invalidates: [organizationQueries(scope).all()] },
  })
}
