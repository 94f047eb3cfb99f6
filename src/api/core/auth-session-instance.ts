import { createSafeStorage } from '@/lib/safe-storage'
import { createAuthSession } from '@/auth/session/auth-session'

/** This tab's auth session. The login page needs nothing else; the rest is in token-manager-instance.ts. */
export const authSession = createAuthSession({
  storage: createSafeStorage(() => window.localStorage),
})
