import { logout } from '@/api/auth/logout'
import { describeLogoutError } from '@/api/core/errors'
import { tokenManager } from '@/api/core/token-manager-instance'
import type { AuthSession } from '@/auth/session/auth-session'
import { toast } from '@/ui/feedback/toast'

/**
 * Signs out (behavior 4.8). Local data is cleared before anything can fail, which leaves the screen (see
 * track-auth-session.ts), and the backend is called at once, because the page may be closed in the next moment. A
 * failure of that call only shows a toast.
 */
export async function signOut(auth: AuthSession): Promise<void> {
  const login = auth.snapshot()
  const storageCleared = tokenManager.logout()
  if (!login) return
  try {
    await logout(login, storageCleared)
  } catch (error) {
    const { text, lang } = describeLogoutError(error)
    void toast('failure', text, undefined, lang)
  }
}
