import * as v from 'valibot'
import { sendHashedFirst } from '@/api/auth/hash-for-backend'
import { post } from '@/api/core/http'
import { useSecretMutation } from '@/api/core/use-secret-mutation'
import type { Scope } from '@/auth/realm'
import type { ChangePasswordRequest } from './requests'
import { messageSchema } from './schema'

export type PasswordChange = { oldPassword: string; newPassword: string }

/** POST accounts/change-password/ (behavior 7.6; assumed to exist for administrators too). */
export function useChangePassword(scope: Scope) {
  return useSecretMutation(async ({ oldPassword, newPassword }: PasswordChange) => {
    await sendHashedFirst(({ encode, mark }) => {
      const json: ChangePasswordRequest = {
        old_password: encode(oldPassword),
        new_password: encode(newPassword),
        ...mark,
      }
      // A response without a body is a success: reporting it as a failure would make the person retry the old password.
      return post(scope, 'v1/accounts/change-password/', v.optional(messageSchema), { json })
    })
  })
}
