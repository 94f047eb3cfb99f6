import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { sendRead } from '@/api/core/http'
import { ofBundle } from '@/api/core/tolerant'
import { readCalls } from '@/api/read-calls'
import type { Scope } from '@/auth/realm'
import type { SessionDetailRequest, SessionListRequest } from './requests'
import {
  sessionDetailSchema,
  sessionListSchema,
  type SessionDetail,
  type SessionPage,
} from './schema'

/** Sessions of a bundle, the same for both realms (behavior 7.8). */
export function sessionQueries(scope: Scope) {
  const key = [scope.realm, scope.sid, 'sessions'] as const
  return {
    /** The start of all keys. */
    all: () => key,
    /** The start of the keys of all `list` queries. */
    lists: () => [...key, 'list'] as const,
    list: (request: SessionListRequest) =>
      queryOptions({
        queryKey: [...key, 'list', request],
        queryFn: ({ signal }) => fetchSessions(scope, request, signal),
      }),
    /** The start of the keys of all `detail` queries. */
    details: () => [...key, 'detail'] as const,
    detail: (request: SessionDetailRequest) =>
      queryOptions({
        queryKey: [...key, 'detail', request],
        queryFn: async ({ signal }): Promise<SessionDetail> => {
          const call = readCalls.session(request)
          const session = await sendRead(scope, call, sessionDetailSchema, signal)
          const { session_id = request.session_id } = session
          return ofBundle(request)({ ...session, session_id })
        },
      }),
  }
}

/** One page of the sessions of a bundle. */
export async function fetchSessions(
  scope: Scope,
  request: SessionListRequest,
  signal: AbortSignal,
): Promise<SessionPage> {
  const list = await sendRead(scope, readCalls.sessions(request), sessionListSchema, signal)
  return { ...list, sessions: list.sessions.map(ofBundle(request)) }
}

export function useSessionDetail(scope: Scope, request: SessionDetailRequest) {
  return useSuspenseQuery(sessionQueries(scope).detail(request))
}
