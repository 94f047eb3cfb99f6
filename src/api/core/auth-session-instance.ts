import { createSafeStorage } from '@/lib/safe-storage'
import { createAuthSession } from '@/auth/session/auth-session'

/** This tab's auth session. It is separate from token-manager-instance.ts because the login page needs nothing else. */
export const authSession = createAuthSession({
  storage: createSafeStorage(() => window.localStorage),
})
