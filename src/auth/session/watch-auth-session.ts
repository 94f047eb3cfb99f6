import type { AuthSession } from './auth-session'

/**
 * Keeps this tab's login in sync with the other tabs, and hides a restored page until it is in sync. `hasEnded` reads
 * the login's row, because a page that was asleep may see outdated local storage.
 */
export function watchAuthSession(
  auth: AuthSession,
  hasEnded: (sid: string) => Promise<boolean>,
): () => void {
  const { style } = document.documentElement
  const listeners = new AbortController()
  const { signal } = listeners

  const wake = async () => {
    auth.reconcile()
    const sid = auth.snapshot()?.sid
    if (sid && (await hasEnded(sid).catch(() => false))) auth.markEnded(sid)
  }

  auth.clearIncompleteLogin()
  auth.reconcile()

  window.addEventListener(
    'storage',
    ({ key }) => {
      // session_rev is written last and removed after the tokens. A null key means that other code cleared the whole
      // storage.
      if (key === 'session_rev' || key === null) auth.reconcile()
    },
    { signal },
  )
  window.addEventListener(
    'pagehide',
    ({ persisted }) => {
      if (persisted) style.visibility = 'hidden'
    },
    { signal },
  )
  window.addEventListener(
    'pageshow',
    async ({ persisted }) => {
      if (!persisted) return
      await wake()
      style.visibility = ''
    },
    { signal },
  )
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'visible') void wake()
    },
    { signal },
  )
  return () => listeners.abort()
}
