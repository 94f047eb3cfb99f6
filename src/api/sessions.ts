import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { call } from '@/api/core/http'
import {
  type SessionDetail,
  type SessionDetailRequest,
  type SessionListRequest,
  type SessionPage,
  sessions,
} from '@/backend/sessions'
import { bundleFields } from '@/backend/tolerant'
import type { Scope } from '@/lib/realm'

/** A bundle's sessions. The requests are the same in both realms (behavior 7.8). */
export function sessionQueries(scope: Scope) {
  const key = [scope.realm, scope.sid, 'sessions'] as const
  return {
    /** Key prefix of all queries. */
    all: () => key,
    /** Key prefix of all `list` queries. */
    lists: () => [...key, 'list'] as const,
    list: (request: SessionListRequest) =>
      queryOptions({
        queryKey: [...key, 'list', request],
        queryFn: ({ signal }) => fetchSessions(scope, request, signal),
      }),
    /** Key prefix of all `detail` queries. */
    details: () => [...key, 'detail'] as const,
    detail: (request: SessionDetailRequest) =>
      queryOptions({
        queryKey: [...key, 'detail', request],
        queryFn: async ({ signal }): Promise<SessionDetail> => {
          const session = await call(scope, sessions.detail, request, signal)
          const { session_id = request.session_id } = session
          return bundleFields(request)({ ...session, session_id })
        },
      }),
  }
}

/** Fetches one page of a bundle's sessions. */
export async function fetchSessions(
  scope: Scope,
  request: SessionListRequest,
  signal: AbortSignal,
): Promise<SessionPage> {
  const list = await call(scope, sessions.list, request, signal)
  return { ...list, sessions: list.sessions.map(bundleFields(request)) }
}

const REFRESH_INTERVAL_MS = 5_000

/** Refetches a session in progress every five seconds while the tab is visible. */
export function useSessionDetail(scope: Scope, request: SessionDetailRequest) {
  return useSuspenseQuery({
    ...sessionQueries(scope).detail(request),
    refetchInterval: ({ state }) =>
      state.data?.status === 'in_progress' ? REFRESH_INTERVAL_MS : false,
  })
}
