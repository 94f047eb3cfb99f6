import { queryOptions, useQuery } from '@tanstack/react-query'
import { post } from '@/api/core/http'
import type { Scope } from '@/auth/realm'
import { userListSchema, type PasswordLink, type PortalUser, type UserListRequest } from './schema'

/** A link that an administrator has asked for. */
export interface SentLink {
  link: PasswordLink
  user: Pick<PortalUser, 'id' | 'name' | 'email' | 'organization'>
  /** When it was asked for, ISO 8601. */
  at: string
  /** Why it was not sent, or is not known to have been. */
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
        queryFn: ({ signal }) =>
          post(scope, 'v1/accounts/users/', userListSchema, { json: request, signal }),
      }),
    /**
     * The links that this login has asked for here, the newest first. They are never fetched: the cache, which is
     * emptied when the login ends, is the only place that has them.
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
