import type { QueryClient } from '@tanstack/react-query'
import { realms, type RealmName } from '@/auth/realm'
import { safeRedirect } from '@/auth/guards'
import type { AuthSession } from '@/auth/session/auth-session'
import type { createAppRouter } from './router'

type FollowOptions = {
  router: ReturnType<typeof createAppRouter>
  queryClient: QueryClient
  auth: AuthSession
  /** A full page load that replaces the history entry. */
  load: (path: string) => void
}

/** Leaves the screens of a login that has ended or that another tab has replaced (behaviour 4.5). */
export function followAuthSession({ router, queryClient, auth, load }: FollowOptions): void {
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
    // Hide the page until the load is done: it belongs to the previous login.
    document.documentElement.style.display = 'none'
    queryClient.clear()
    load(by ? realms[by].landing : realms[was].login)
  }

  auth.subscribe((event) => {
    if (event.type === 'kept-in-memory') return
    void queryClient.cancelQueries()
    if (event.type === 'ended') void leaveEnded(event.realm)
    else if (event.was) leaveReplaced(event.was, event.by)
    // A sign-in in another tab: the guard of the login page redirects this one as well.
    else if (router.latestLocation.pathname.startsWith('/auth/login')) void router.invalidate()
  })
}
