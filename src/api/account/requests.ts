import * as v from 'valibot'
import { wireHash } from '@/api/core/request'

export const emailField = v.pipe(v.string(), v.email())

/** E.164 */
export const phoneField = v.pipe(v.string(), v.regex(/^\+[1-9]\d{6,14}$/))

/** A password as it was typed, which is sent only after error 7001. */
export const plainPasswordField = v.pipe(v.string(), v.nonEmpty())

/** As in a login: both are hashes or, after error 7001, both plain with `is_hashed: 0`. */
export const changePasswordRequest = v.union([
  v.strictObject({ old_password: wireHash, new_password: wireHash }),
  v.strictObject({
    old_password: plainPasswordField,
    new_password: plainPasswordField,
    is_hashed: v.literal(0),
  }),
])
export type ChangePasswordRequest = v.InferOutput<typeof changePasswordRequest>
