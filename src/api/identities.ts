import { queryOptions, useQuery } from '@tanstack/react-query'
import { detailFirst } from '@/api/core/api-error'
import { call } from '@/api/core/http'
import {
  identities,
  type IdentityDetail,
  type IdentityDetailRequest,
  type IdentityListRequest,
} from '@/backend/identities'
import type { Scope } from '@/lib/realm'

/** Identities of all clients, for administrators. */
export function identityQueries(scope: Scope) {
  const key = [scope.realm, scope.sid, 'identities'] as const
  return {
    /** Key prefix of all queries. */
    all: () => key,
    list: (request: IdentityListRequest) =>
      queryOptions({
        queryKey: [...key, 'list', request],
        queryFn: ({ signal }) => call(scope, identities.list, request, signal),
      }),
    detail: (request: IdentityDetailRequest) =>
      queryOptions({
        queryKey: [...key, 'detail', request],
        queryFn: async ({ signal }): Promise<IdentityDetail> => {
          const identity = await call(scope, identities.detail, request, signal)
          return { ...identity, id: identity.id ?? request.identity_id }
        },
      }),
    organizations: () =>
      queryOptions({
        queryKey: [...key, 'organizations'],
        queryFn: ({ signal }) => detailFirst(call(scope, identities.organizations, {}, signal)),
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
