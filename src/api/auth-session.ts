import { createSafeStorage } from '@/auth/session/safe-storage'
import { createAuthSession } from '@/auth/session/auth-session'

/** The login session of this tab. The login page comes with this much of it. */
export const authSession = createAuthSession({
  storage: createSafeStorage(() => window.localStorage),
})
