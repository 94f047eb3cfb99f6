import * as v from 'valibot'
import { emailField, plainPasswordField } from '@/api/account/requests'
import { wireHash } from '@/api/core/request'

/** Body of both logins (behavior 7.2): the hash or, after error 7001, the plain password with `is_hashed: 0`. */
export const loginRequest = v.union([
  v.strictObject({ email: emailField, password: wireHash }),
  v.strictObject({ email: emailField, password: plainPasswordField, is_hashed: v.literal(0) }),
])
export type LoginRequest = v.InferOutput<typeof loginRequest>

export const socialLoginRequest = v.strictObject({
  provider: v.literal('google'),
  id_token: v.pipe(v.string(), v.nonEmpty()),
})
export type SocialLoginRequest = v.InferOutput<typeof socialLoginRequest>

export const refreshRequest = v.strictObject({ refresh_token: v.pipe(v.string(), v.nonEmpty()) })
export type RefreshRequest = v.InferOutput<typeof refreshRequest>
