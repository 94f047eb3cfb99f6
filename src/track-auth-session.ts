import type { QueryClient } from '@tanstack/react-query'
import { realms, type RealmName } from '@/lib/realm'
import { safeRedirect } from '@/auth/guards'
import { clearKeptDrafts } from '@/lib/kept-draft'
import { clearPendingSignup } from '@/browser/pending-signup'
import { clearPrivateTexts } from '@/lib/private-text'
import type { AuthSession } from '@/auth/session/auth-session'
import { resetTheme } from '@/stores/layout'
import type { createAppRouter } from './router'

type FollowOptions = {
  router: ReturnType<typeof createAppRouter>
  queryClient: QueryClient
  auth: AuthSession
  /** Starts a full page load that replaces the history entry. */
  load: (path: string) => void
}

/**
 * Leaves the screens of a login that has ended in any way, and drops its user's data (behavior 4.5, row C9). Returns a
 * function that stops the tracking.
 */
export function trackAuthSession({ router, queryClient, auth, load }: FollowOptions): () => void {
  const dropData = () => {
    queryClient.clear()
    clearPrivateTexts()
  }

  const leaveSignedOut = async (realm: RealmName) => {
    await router.navigate({ to: realms[realm].afterSignOut })
    dropData()
  }

  const leaveEnded = async (realm: RealmName) => {
    const origin = safeRedirect(router.latestLocation.href, realm, router.getMatchedRoutes)
    await router.navigate({
      to: realms[realm].login,
      search: origin ? { redirect: origin } : {},
      state: { notice: 'ended' },
      replace: true,
    })
    dropData()
  }

  const leaveReplaced = (was: RealmName, by: RealmName | undefined) => {
    // Hides the page until the next page loads, because this page shows the previous login's data.
    document.documentElement.style.display = 'none'
    dropData()
    load(by ? realms[by].landing : realms[was].login)
  }

  return auth.subscribe((event) => {
    if (event.type === 'kept-in-memory') return
    // Drafts are kept only if the backend ended the login and this tab noticed it.
    if (event.type !== 'ended' || event.isElsewhere)
      clearKeptDrafts(event.type === 'started-over' ? event.owner : undefined)
    if (event.type === 'replaced' && !event.was) {
      // Another tab has signed in. The login page's guard runs again and redirects this tab.
      if (router.latestLocation.pathname.startsWith('/auth/login')) void router.invalidate()
      return
    }
    clearSessionStorage()
    resetTheme()
    if (event.type === 'started-over') {
      clearPrivateTexts()
      // The sign-in screen is still shown, so its queries stay.
      return queryClient.removeQueries({ type: 'inactive' })
    }
    void queryClient.cancelQueries()
    if (event.type === 'signed-out') void leaveSignedOut(event.realm)
    else if (event.type === 'ended') void leaveEnded(event.realm)
    else if (event.was) leaveReplaced(event.was, event.by)
  })
}

function clearSessionStorage(): void {
  // The pending sign-up may be kept only in memory, so clear it separately.
  clearPendingSignup()
  try {
    sessionStorage.clear()
  } catch {
    // A browser without session storage has nothing to clear.
  }
}
