import type { QueryClient } from '@tanstack/react-query'
import { realms, type RealmName } from '@/auth/realm'
import { safeRedirect } from '@/auth/safe-redirect'
import type { AuthSession } from '@/auth/session/auth-session'
import type { createAppRouter } from './router'

type Parts = {
  router: ReturnType<typeof createAppRouter>
  queryClient: QueryClient
  auth: AuthSession
  /** A full page load that leaves nothing to go back to. */
  load: (path: string) => void
}

/** What leads out of a login that has ended, or that another tab has replaced (specification section 4). */
export function followAuthSession({ router, queryClient, auth, load }: Parts): void {
  const leaveEnded = async (realm: RealmName) => {
    const origin = safeRedirect(router.latestLocation.href, realm)
    await router.navigate({
      to: realms[realm].login,
      search: origin ? { redirect: origin } : {},
      state: { notice: 'ended' },
      replace: true,
    })
    queryClient.clear()
  }

  const leaveReplaced = (was: RealmName, by: RealmName | undefined) => {
    // The load may take its time: nobody looks at the other login's page until then.
    document.documentElement.style.display = 'none'
    queryClient.clear()
    load(by ? realms[by].landing : realms[was].login)
  }

  auth.subscribe((event) => {
    if (event.type === 'kept-in-memory') return
    void queryClient.cancelQueries()
    if (event.type === 'ended') void leaveEnded(event.realm)
    else if (event.was) leaveReplaced(event.was, event.by)
    // Nobody's page: a login that waits there goes on to where it was meant to lead.
    else if (router.latestLocation.pathname.startsWith('/auth/login')) void router.invalidate()
  })
}
