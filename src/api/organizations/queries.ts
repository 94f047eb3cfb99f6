import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useInfiniteQuery,
  useQuery,
} from '@tanstack/react-query'
import { detailFirst } from '@/api/api-error'
import { get, post } from '@/api/http'
import type { Scope } from '@/auth/realm'
import { organizationDetailsSchema, organizationListSchema } from './schema'

const PAGE_SIZE = 10

/** Client organisations, for administrators (behaviour 7.5). */
export function organizationQueries(scope: Scope) {
  const key = [scope.realm, scope.sid, 'organizations'] as const
  const list = (searchParams: { name: string } | { page: number; page_size: number }) => {
    const path = 'v1/valify/organizations/'
    return (signal: AbortSignal) =>
      detailFirst(get(scope, path, organizationListSchema, { searchParams, signal }))
  }
  return {
    /** The key of all lists and details. */
    all: () => key,
    /** All of them, one page after the other. */
    pages: () =>
      infiniteQueryOptions({
        queryKey: [...key, 'pages'],
        queryFn: ({ pageParam, signal }) => list({ page: pageParam, page_size: PAGE_SIZE })(signal),
        initialPageParam: 1,
        getNextPageParam: ({ organizations, count }, _pages, page) =>
          organizations.length > 0 && page * PAGE_SIZE < count ? page + 1 : undefined,
        staleTime: 5 * 60_000,
      }),
    /** Those with this in their name, all at once. */
    named: (name: string) =>
      queryOptions({
        queryKey: [...key, 'named', name],
        queryFn: ({ signal }) => list({ name })(signal),
      }),
    details: (organizationId: string) =>
      queryOptions({
        queryKey: [...key, 'details', organizationId],
        queryFn: ({ signal }) =>
          post(scope, 'v1/valify/organizations/details/', organizationDetailsSchema, {
            json: { organization_id: organizationId },
            signal,
          }),
        staleTime: 5 * 60_000,
      }),
  }
}

/** The clients page by page: `fetchNextPage` adds one. */
export function useOrganizationPages(scope: Scope) {
  return useInfiniteQuery(organizationQueries(scope).pages())
}

/** The clients with this name, if one is given. The previous results stay while the next search runs. */
export function useOrganizationsNamed(scope: Scope, name: string | undefined) {
  return useQuery({
    ...organizationQueries(scope).named(name ?? ''),
    placeholderData: keepPreviousData,
    enabled: name !== undefined,
  })
}

export function useOrganizationDetails(scope: Scope, organizationId: string | undefined) {
  return useQuery({
    ...organizationQueries(scope).details(organizationId ?? ''),
    enabled: organizationId !== undefined,
  })
}
