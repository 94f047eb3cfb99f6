import { createSafeStorage } from '@/lib/safe-storage'
import { createAuthSession } from '@/auth/session/auth-session'

/**
 * This tab's auth session. Separate from token-manager-instance.ts, because the login page needs only the auth session.
 */
export const authSession = createAuthSession({
  storage: createSafeStorage(() => window.localStorage),
})
