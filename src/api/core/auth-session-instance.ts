import { createSafeStorage } from '@/lib/safe-storage'
import { createAuthSession } from '@/auth/session/auth-session'

/** The auth session of this tab: all that the login page needs. The rest is in token-manager-instance.ts. */
export const authSession = createAuthSession({
  storage: createSafeStorage(() => window.localStorage),
})
