import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { detailFirst } from '@/api/api-error'
import { get } from '@/api/http'
import type { Scope } from '@/auth/realm'
import { organizationListSchema, type OrganizationListRequest } from './schema'

/** Client organisations, for administrators (behaviour 7.5). */
function organizationQueries(scope: Scope) {
  const key = [scope.realm, scope.sid, 'organizations'] as const
  return {
    list: (request: OrganizationListRequest) =>
      queryOptions({
        queryKey: [...key, 'list', request],
        queryFn: ({ signal }) =>
          detailFirst(
            get(scope, 'v1/valify/organizations/', organizationListSchema, {
              searchParams: request,
              signal,
            }),
          ),
      }),
  }
}

/** The previous results stay while the next search runs. */
export function useOrganizations(scope: Scope, request: OrganizationListRequest) {
  return useQuery({
    ...organizationQueries(scope).list(request),
    placeholderData: keepPreviousData,
  })
}
