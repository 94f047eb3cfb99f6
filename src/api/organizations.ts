import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useInfiniteQuery,
  useQuery,
  useSuspenseQuery,
} from '@tanstack/react-query'
import { detailFirst } from '@/api/core/api-error'
import { call } from '@/api/core/http'
import { loadedRows } from '@/api/core/load'
import {
  type OrganizationDetails,
  type OrganizationListRequest,
  organizations,
} from '@/backend/organizations'
import { withName } from '@/backend/tolerant'
import type { Scope } from '@/lib/realm'
import {
  isComplete,
  organizationPage,
  type OrganizationSearch,
  PAGE_SIZE,
} from './organization-page'

/** Client organizations, for administrators (behavior 7.5). */
export function organizationQueries(scope: Scope) {
  const key = [scope.realm, scope.sid, 'organizations'] as const
  const fetchList = (request: OrganizationListRequest, signal: AbortSignal) =>
    detailFirst(call(scope, organizations.list, request, signal))
  return {
    /** Key prefix of all queries. */
    all: () => key,
    /** All clients, page by page. */
    pages: () =>
      infiniteQueryOptions({
        queryKey: [...key, 'pages'],
        queryFn: ({ pageParam, signal }) =>
          fetchList({ page: pageParam, page_size: PAGE_SIZE }, signal),
        initialPageParam: 1,
        getNextPageParam: (_last, pages, page) => (isComplete(pages) ? undefined : page + 1),
        staleTime: 5 * 60_000,
      }),
    /**
     * One page of clients, or all clients whose name contains `name`. The endpoint accepts a page or a name, not both.
     */
    list: ({ name, page, page_size }: OrganizationSearch) => {
      const request = name === undefined ? { page, page_size } : { name }
      return queryOptions({
        queryKey: [...key, 'list', request],
        queryFn: ({ signal }) => fetchList(request, signal),
      })
    },
    details: (organizationId: string) =>
      queryOptions({
        queryKey: [...key, 'details', organizationId],
        queryFn: async ({ signal }): Promise<OrganizationDetails> => {
          const request = { organization_id: organizationId }
          const client = await call(scope, organizations.detail, request, signal)
          return withName(client, organizationId)
        },
        staleTime: 5 * 60_000,
      }),
  }
}

/** Fetches the clients page by page. `fetchNextPage` adds a page. */
export function useOrganizationPages(scope: Scope) {
  return useInfiniteQuery(organizationQueries(scope).pages())
}

/** Fetches one page of clients, or searches clients by name. */
export function useOrganizations(scope: Scope, request: OrganizationSearch) {
  return useQuery({
    ...organizationQueries(scope).list(request),
    ...loadedRows,
    select: (list) => organizationPage(list, request),
  })
}

/** Searches clients by name, if a name is given. The previous results stay while the next search runs. */
export function useOrganizationsNamed(scope: Scope, name: string | undefined) {
  return useQuery({
    ...organizationQueries(scope).list({ name: name ?? '', page: 1, page_size: PAGE_SIZE }),
    placeholderData: keepPreviousData,
    enabled: name !== undefined,
  })
}

export function useOrganizationDetails(
  scope: Scope,
  organizationId: string | undefined,
  options: { refetchOnWindowFocus?: 'always' } = {},
) {
  return useQuery({
    ...organizationQueries(scope).details(organizationId ?? ''),
    ...options,
    enabled: organizationId !== undefined,
  })
}

/** Returns the client that the screen's loader has loaded. */
export function useLoadedOrganization(scope: Scope, organizationId: string) {
  return useSuspenseQuery(organizationQueries(scope).details(organizationId))
}
