import { redirect } from '@tanstack/react-router'
import type { PendingSignup } from './pending-signup'

/** The step of the code: one was sent, and was not right yet. */
export function requireCodeSent(pending: PendingSignup | undefined): PendingSignup {
  if (!pending) throw redirect({ to: '/auth/signup' })
  if (pending.verified) throw redirect({ to: '/auth/signup/create-password' })
  return pending
}

/** The step of the password: the e-mail is theirs. */
export function requireVerified(pending: PendingSignup | undefined): PendingSignup {
  if (!pending) throw redirect({ to: '/auth/signup' })
  if (!pending.verified) throw redirect({ to: '/auth/signup/otp-verification' })
  return pending
}
