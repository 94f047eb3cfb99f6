import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useInfiniteQuery,
  useQuery,
  useSuspenseQuery,
} from '@tanstack/react-query'
import { MAX_PAGE_SIZE } from '@/backend/request'
import { detailFirst } from '@/api/core/api-error'
import { call } from '@/api/core/http'
import {
  type Organization,
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
    /** All clients in one list, read page by page. */
    every: () =>
      queryOptions({
        queryKey: [...key, 'every'],
        queryFn: async ({ signal }) => {
          const clients = new Map<string, Organization>()
          let unread = 0
          let total = Infinity
          for (let page = 1; clients.size + unread < total; page += 1) {
            const loadedCount = clients.size
            const list = await fetchList({ page, page_size: MAX_PAGE_SIZE }, signal)
            for (const client of list.organizations) clients.set(client.id, client)
            // Stops at a page without new clients, because some backends ignore the page number.
            if (clients.size === loadedCount) break
            unread += list.unread ?? 0
            total = list.count ?? (list.organizations.length < MAX_PAGE_SIZE ? 0 : Infinity)
          }
          return { organizations: [...clients.values()], unread }
        },
        staleTime: 5 * 60_000,
      }),
    /**
     * One page of clients, or all clients whose name contains `name`, because the endpoint doesn't accept both.
     * `organizationPage` returns the response's rows for a page.
     */
    list: (search: OrganizationSearch) => {
      const { name, page, page_size } = search
      const request = name === undefined ? { page, page_size } : { name }
      return queryOptions({
        queryKey: [...key, 'list', request],
        queryFn: async ({ signal }) => {
          const list = await fetchList(request, signal)
          return { ...list, total: organizationPage(list, search).total }
        },
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

/** Fetches all clients. Canceling the query ends the fetch, and only `enabled` or a retry starts it again. */
export function useEveryOrganization(scope: Scope, options: { enabled: boolean }) {
  return useQuery({ ...organizationQueries(scope).every(), ...options, refetchOnReconnect: false })
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
