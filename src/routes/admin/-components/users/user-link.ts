import { isUnknownOutcome } from '@/api/core/api-error'
import type { PasswordLink, PortalUser, UserStatus } from '@/backend/users'

/**
 * Returns the kind of link to send: a first-password link for an uninitialized user, else a reset link. Returns
 * undefined for an account without an email or a password.
 */
export function linkFor(
  user: Pick<PortalUser, 'account_type' | 'email' | 'is_initialized'>,
): PasswordLink | undefined {
  const hasPassword = !user.account_type || user.account_type === 'email'
  if (!hasPassword || user.email === undefined) return undefined
  return user.is_initialized === false ? 'first_password' : 'reset'
}

/** Returns an account's known states, most urgent first. */
export function userStates(
  user: Pick<PortalUser, 'is_active' | 'is_initialized' | 'locked'>,
): UserStatus[] {
  const { is_active, is_initialized, locked } = user
  const states: UserStatus[] = []
  if (is_active === false) states.push('inactive')
  if (locked) states.push('locked')
  if (is_initialized !== undefined) states.push(is_initialized ? 'initialized' : 'not_initialized')
  return states
}

/**
 * Returns a link's outcome. Without a readable response, the outcome is unknown, because the server may have sent the
 * link.
 */
export function linkOutcome(error: Error | undefined): 'sent' | 'failed' | 'unknown' {
  if (!error) return 'sent'
  return isUnknownOutcome(error) ? 'unknown' : 'failed'
}
