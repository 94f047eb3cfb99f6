import { queryOptions, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { get, sendRead } from '@/api/core/http'
import { loadedRows } from '@/api/core/load'
import { readCalls } from '@/api/read-calls'
import { sanctionListsSchema } from '@/api/sanction/schema'
import type { Scope } from '@/auth/realm'
import type { ListUploadsRequest } from './requests'
import { listUploadsSchema } from './schema'

/** Milliseconds between two polls of an upload that the server is still processing. */
const POLL_INTERVAL = 5_000

/** The sanction lists of a client, and their uploads. */
export function sanctionListQueries(scope: Scope) {
  const key = [scope.realm, scope.sid, 'sanction-lists'] as const
  return {
    all: () => key,
    own: () =>
      queryOptions({
        queryKey: [...key, 'own'],
        queryFn: ({ signal }) =>
          get(scope, 'v1/valify/sanction-lists/', sanctionListsSchema, { signal }),
      }),
    uploads: (request: ListUploadsRequest) =>
      queryOptions({
        queryKey: [...key, 'uploads', request],
        queryFn: ({ signal }) =>
          sendRead(scope, readCalls.listUploads(request), listUploadsSchema, signal),
      }),
  }
}

export function useOwnSanctionLists(scope: Scope) {
  return useSuspenseQuery(sanctionListQueries(scope).own())
}

/** A page of the uploads, polled while the server is processing one of them. */
export function useListUploads(scope: Scope, request: ListUploadsRequest) {
  return useQuery({
    ...sanctionListQueries(scope).uploads(request),
    ...loadedRows,
    refetchInterval: ({ state }) =>
      state.data?.uploads.some(({ status }) => status === 'processing') ? POLL_INTERVAL : false,
  })
}
