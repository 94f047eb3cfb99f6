import { useRouter } from '@tanstack/react-router'
import { logout } from '@/api/auth/logout'
import { describeLogoutError } from '@/api/errors'
import { tokenManager } from '@/api/token-manager-instance'
import { realms, type RealmName } from '@/auth/realm'
import { resetTheme } from '@/stores/layout'
import { toast } from '@/ui/feedback/toast'

/**
 * Signs out (behaviour 4.8). Local data is cleared before anything can fail, and the backend is called at once: the
 * page may be closed in the next moment. A failure of that call only shows a toast.
 */
export function useSignOut(realm: RealmName): () => Promise<void> {
  const router = useRouter()
  return async () => {
    const { queryClient, auth } = router.options.context
    const login = auth.snapshot()
    const cleared = tokenManager.logout()
    if (login)
      logout(login, cleared).catch((error: unknown) => {
        void toast('failure', describeLogoutError(error))
      })
    await cleared
    await queryClient.cancelQueries()
    resetTheme()
    await router.navigate({ to: realms[realm].afterSignOut })
    queryClient.clear()
  }
}
