import { useRouter } from '@tanstack/react-router'
import { describeLogoutError } from '@/api/errors'
import { tokenManager } from '@/api/token-manager-instance'
import { realms, type RealmName } from '@/auth/realm'
import { resetTheme } from '@/stores/layout'
import { toast } from '@/ui/feedback/toast'

/**
 * Signs out (behaviour 4.8). Local data is cleared before anything can fail; the backend call comes
 * last, and its failure only shows a toast.
 */
export function useSignOut(realm: RealmName): () => Promise<void> {
  const router = useRouter()
  return async () => {
    const { queryClient } = router.options.context
    const endedLogin = await tokenManager.logout()
    await queryClient.cancelQueries()
    resetTheme()
    await router.navigate({ to: realms[realm].afterSignOut })
    queryClient.clear()
    if (!endedLogin) return
    try {
      const { callLogout } = await import('@/api/auth/logout')
      await callLogout(realm, endedLogin.accessToken)
    } catch (error) {
      void toast('failure', describeLogoutError(error))
    }
  }
}
