import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query'
import * as v from 'valibot'
import { messageSchema } from '@/api/account/schema'
import { ApiError, isSilent } from '@/api/core/api-error'
import { authSession } from '@/api/core/auth-session-instance'
import { post } from '@/api/core/http'
import type { Scope } from '@/auth/realm'
import { userQueries } from './queries'
import type { PasswordLinkRequest } from './requests'
import type { PasswordLink, PortalUser } from './schema'

const paths: Record<PasswordLink, string> = {
  reset: 'v1/accounts/send-reset-password/',
  first_password: 'v1/accounts/resend-initialize/',
}

/**
 * Sends a user an email with a link to choose a password, and adds it to the sent links. `isSending` is true while any
 * such call for this user is pending.
 */
export function useSendLink(scope: Scope, link: PasswordLink, user: PortalUser) {
  const queryClient = useQueryClient()
  const mutationKey = [...userQueries(scope).sentLinks().queryKey, user.id]
  const isSending = useIsMutating({ mutationKey }) > 0
  const { mutateAsync } = useMutation({
    mutationKey,
    mutationFn: async () => {
      const json: PasswordLinkRequest = { user_id: user.id }
      // A response without a body is a success: reporting it as a failure would send the link twice.
      await post(scope, paths[link], v.optional(messageSchema), { json })
    },
    onMutate: () => new Date().toISOString(),
    onSettled: (_done, error, _nothing, at = '') => {
      // A late response must not bring back what was cleared when its login ended.
      if (isSilent(error) || !authSession.isCurrent(scope.sid)) return
      queryClient.setQueryData(userQueries(scope).sentLinks().queryKey, (before = []) => [
        { link, user, at, error: error ?? undefined },
        ...before,
      ])
      // The list showed this user under another name than the server has.
      if (error instanceof ApiError && (error.status === 400 || error.status === 404))
        void queryClient.invalidateQueries({ queryKey: userQueries(scope).lists() })
    },
  })
  return { mutateAsync, isSending }
}
