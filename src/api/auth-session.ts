import { createSafeStorage } from '@/auth/session/safe-storage'
import { createSession } from '@/auth/session/auth-session'

/** The login session of this tab. The login page comes with this much of it. */
export const session = createSession({ storage: createSafeStorage(() => window.localStorage) })
