import { queryOptions, useQuery } from '@tanstack/react-query'
import { detailFirst } from '@/api/core/api-error'
import { get, post, sendRead } from '@/api/core/http'
import { readCalls } from '@/api/read-calls'
import type { Scope } from '@/auth/realm'
import type { IdentityDetailRequest, IdentityListRequest } from './requests'
import {
  identityDetailSchema,
  identityListSchema,
  identityOrganizationsSchema,
  type IdentityDetail,
} from './schema'

/** The people of all clients, for administrators. */
export function identityQueries(scope: Scope) {
  const key = [scope.realm, scope.sid, 'identities'] as const
  return {
    /** The start of all keys. */
    all: () => key,
    list: (request: IdentityListRequest) =>
      queryOptions({
        queryKey: [...key, 'list', request],
        queryFn: ({ signal }) =>
          sendRead(scope, readCalls.identities(request), identityListSchema, signal),
      }),
    detail: (request: IdentityDetailRequest) =>
      queryOptions({
        queryKey: [...key, 'detail', request],
        queryFn: async ({ signal }): Promise<IdentityDetail> => {
          const path = 'v1/digital_identity/identity-details/'
          const options = { json: request, signal }
          const identity = await post(scope, path, identityDetailSchema, options)
          return { ...identity, id: identity.id ?? request.identity_id }
        },
      }),
    organizations: () =>
      queryOptions({
        queryKey: [...key, 'organizations'],
        queryFn: ({ signal }) =>
          detailFirst(
            get(scope, 'v1/digital_identity/organizations/', identityOrganizationsSchema, {
              signal,
            }),
          ),
        staleTime: 5 * 60_000,
      }),
  }
}

export function useIdentityDetail(scope: Scope, request: IdentityDetailRequest) {
  return useQuery(identityQueries(scope).detail(request))
}

export function useIdentityOrganizations(scope: Scope) {
  return useQuery(identityQueries(scope).organizations())
}
