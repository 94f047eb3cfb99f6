import {
  mutationOptions,
  queryOptions,
  useIsMutating,
  useMutation,
  useQuery,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query'
import { ApiError, isSilent } from '@/api/core/api-error'
import { authSession } from '@/api/core/auth-session-instance'
import { call } from '@/api/core/http'
import { type PasswordLink, type PortalUser, type UserListRequest, users } from '@/backend/users'
import type { Scope } from '@/lib/realm'

/** A password link that an administrator has requested. */
export interface SentLink {
  link: PasswordLink
  user: Pick<PortalUser, 'id' | 'name' | 'email' | 'organization'>
  /** Time of the request, ISO 8601. */
  at: string
  /** Why the link was not sent, or may not have been sent. */
  error: Error | undefined
}

/** All clients' portal users, for administrators. */
export function userQueries(scope: Scope) {
  const key = [scope.realm, scope.sid, 'users'] as const
  return {
    lists: () => [...key, 'list'] as const,
    list: (request: UserListRequest) =>
      queryOptions({
        queryKey: [...key, 'list', request],
        queryFn: ({ signal }) => call(scope, users.list, request, signal),
      }),
    /**
     * Links that this login has requested in this tab, newest first. They are kept only in the query cache, so the end
     * of the login clears them.
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

const endpoints = {
  reset: users.sendPasswordReset,
  first_password: users.resendFirstPassword,
} satisfies Record<PasswordLink, unknown>

/** Emails a user a link to choose a password, and adds the link to the sent links. */
function linkMutation(client: QueryClient, scope: Scope, link: PasswordLink, user: PortalUser) {
  return mutationOptions({
    mutationKey: [...userQueries(scope).sentLinks().queryKey, user.id],
    mutationFn: async () => {
      // A response without a body counts as a success. Reporting a failure would make the administrator send the link
      // twice.
      await call(scope, endpoints[link], { user_id: user.id })
    },
    onMutate: () => new Date().toISOString(),
    onSettled: (_done, error, _nothing, at = '') => {
      // The end of a login clears the cache. A late response must not fill it again.
      if (isSilent(error) || !authSession.isCurrent(scope.sid)) return
      client.setQueryData(userQueries(scope).sentLinks().queryKey, (before = []) => [
        { link, user, at, error: error ?? undefined },
        ...before,
      ])
      // The server rejected this user, so the list is probably outdated.
      if (error instanceof ApiError && (error.status === 400 || error.status === 404))
        void client.invalidateQueries({ queryKey: userQueries(scope).lists() })
    },
  })
}

/** Sends one link. `isSending` is true while any such request for this user is pending. */
export function useSendLink(scope: Scope, link: PasswordLink, user: PortalUser) {
  const options = linkMutation(useQueryClient(), scope, link, user)
  const isSending = useIsMutating({ mutationKey: options.mutationKey }) > 0
  const { mutateAsync } = useMutation(options)
  return { mutateAsync, isSending }
}

/** Returns a function that sends a link to one of several users. */
export function useSendLinks(scope: Scope, link: PasswordLink) {
  const client = useQueryClient()
  return (user: PortalUser) =>
    client
      .getMutationCache()
      .build(client, linkMutation(client, scope, link, user))
      .execute()
}
