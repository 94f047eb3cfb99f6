import { useMutation } from '@tanstack/react-query'
import { hashed } from '@/api/auth/hashed'
import { post } from '@/api/http'
import type { Scope } from '@/auth/realm'
import { messageSchema, type ChangePasswordRequest } from './schema'

export type PasswordChange = { oldPassword: string; newPassword: string }

/**
 * POST accounts/change-password/ (specification section 7; the administrators' one is assumed). The mutation forgets
 * both passwords as soon as it is settled.
 */
export function useChangePassword(scope: Scope): (change: PasswordChange) => Promise<void> {
  const { mutateAsync, reset } = useMutation({
    mutationFn: async ({ oldPassword, newPassword }: PasswordChange) => {
      const json: ChangePasswordRequest = {
        old_password: hashed(oldPassword),
        new_password: hashed(newPassword),
      }
      await post(scope, 'v1/accounts/change-password/', messageSchema, { json })
    },
    gcTime: 0,
  })
  return (change) => mutateAsync(change).finally(reset)
}
