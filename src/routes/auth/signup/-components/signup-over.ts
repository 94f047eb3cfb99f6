import { ApiError } from '@/api/api-error'
import { SIGNUP_EXPIRED } from '@/api/signup/schema'
import { clearPendingSignup } from '@/auth/pending-signup'

/** Whether the server knows this sign-up no more: it starts anew then, and its token is forgotten. */
export function endIfExpired(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.kind !== 'status') return false
  const isExpired =
    error.body.error_code === SIGNUP_EXPIRED || [404, 410].includes(error.status ?? 0)
  if (isExpired) clearPendingSignup()
  return isExpired
}

/** Whether the e-mail has an account: there is no second one. */
export function isTaken(error: unknown): boolean {
  return error instanceof ApiError && error.status === 409
}
