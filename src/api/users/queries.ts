import { queryOptions, useQuery } from '@tanstack/react-query'
import { sendRead } from '@/api/core/http'
import { readCalls } from '@/api/read-calls'
import type { Scope } from '@/auth/realm'
import type { UserListRequest } from './requests'
import { userListSchema, type PasswordLink, type PortalUser } from './schema'

/** A link that an administrator has requested. */
export interface SentLink {
  link: PasswordLink
  user: Pick<PortalUser, 'id' | 'name' | 'email' | 'organization'>
  /** When it was requested, ISO 8601. */
  at: string
  /** Why it was not sent, or may not have been sent. */
  error: Error | undefined
}

/** The portal users of all clients, for administrators. */
export function userQueries(scope: Scope) {
  const key = [scope.realm, scope.sid, 'users'] as const
  return {
    lists: () => [...key, 'list'] as const,
    list: (request: UserListRequest) =>
      queryOptions({
        queryKey: [...key, 'list', request],
        queryFn: ({ signal }) => sendRead(scope, readCalls.users(request), userListSchema, signal),
      }),
    /**
     * The links that this login has requested here, newest first. They are never fetched: they exist only in the cache,
     * which is cleared when the login ends.
     */
    sentLinks: () =>
      queryOptions({
        queryKey: [...key, 'sent-links'],
        queryFn: (): readonly SentLink[] => [],
        initialData: [],
        enabled: false,
        gcTime: Infinity,
      }),
  }
}

export function useSentLinks(scope: Scope): readonly SentLink[] {
  return useQuery(userQueries(scope).sentLinks()).data
}
