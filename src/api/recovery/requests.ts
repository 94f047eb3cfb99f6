import * as v from 'valibot'
import { emailField } from '@/api/account/requests'
import { wireHash } from '@/api/core/request'

/** The token of a link by email (behavior 10.10). */
const linkToken = v.pipe(v.string(), v.regex(/^[\w.~+=:-]{1,2048}$/))

export const forgotPasswordRequest = v.strictObject({ email: emailField })
export type ForgotPasswordRequest = v.InferOutput<typeof forgotPasswordRequest>

/** The password is a hash, as in a login; likewise in InitializePasswordRequest. */
export const resetPasswordRequest = v.strictObject({ token: linkToken, new_password: wireHash })
export type ResetPasswordRequest = v.InferOutput<typeof resetPasswordRequest>

export const initializePasswordRequest = v.strictObject({ password: wireHash })
export type InitializePasswordRequest = v.InferOutput<typeof initializePasswordRequest>

export const verifyEmailRequest = v.strictObject({ token: linkToken })
export type VerifyEmailRequest = v.InferOutput<typeof verifyEmailRequest>
