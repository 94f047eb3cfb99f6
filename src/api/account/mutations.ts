import * as v from 'valibot'
import { hashed } from '@/api/auth/hashed'
import { post } from '@/api/http'
import { useSecretMutation } from '@/api/use-secret-mutation'
import type { Scope } from '@/auth/realm'
import { messageSchema, type ChangePasswordRequest } from './schema'

export type PasswordChange = { oldPassword: string; newPassword: string }

/**
 * POST accounts/change-password/ (specification section 7; the administrators' one is assumed). Nothing of
 * the passwords stays behind.
 */
export function useChangePassword(scope: Scope) {
  return useSecretMutation(async ({ oldPassword, newPassword }: PasswordChange) => {
    const json: ChangePasswordRequest = {
      old_password: hashed(oldPassword),
      new_password: hashed(newPassword),
    }
    // ErrorDescription as a failure, an answer without a body would send them back with a password that is no more.
    await post(scope, 'v1/accounts/change-password/', v.optional(messageSchema), { json })
  })
}
