import { logout } from '@/api/auth/logout'
import { describeLogoutError } from '@/api/core/errors'
import { tokenManager } from '@/api/core/token-manager-instance'
import type { AuthSession } from '@/auth/session/auth-session'
import { toast } from '@/ui/feedback/toast'

/**
 * Signs out immediately, because the user may close the page (behavior 4.8). Clears local data first, so
 * track-auth-session.ts leaves the screen even if the request fails.
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
