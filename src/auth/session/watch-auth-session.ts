import type { AuthSession } from './auth-session'

/**
 * Keeps this tab in step with the others: whenever it may have missed something, it compares. A page that
 * the browser keeps for "back" is hidden until then, so that nobody sees it after a sign-out.
 * `hasEnded` asks the registry: what a page that slept sees of local storage is older.
 */
export function watchAuthSession(
  auth: AuthSession,
  hasEnded: (sid: string) => Promise<boolean>,
): () => void {
  const { style } = document.documentElement
  const listening = new AbortController()
  const { signal } = listening

  const wake = async () => {
    auth.reconcile()
    const sid = auth.snapshot()?.sid
    if (sid && (await hasEnded(sid).catch(() => false))) auth.leave(sid)
  }

  auth.dropUnusable()
  auth.reconcile()

  window.addEventListener(
    'storage',
    ({ key }) => {
      // A login is written with session_rev last and cleared with it first; null is a cleared storage.
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
  return () => listening.abort()
}
