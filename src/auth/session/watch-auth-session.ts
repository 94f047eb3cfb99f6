import type { Session } from './auth-session'

/**
 * Keeps this tab in step with the others: whenever it may have missed something, it compares. A page that
 * the browser keeps for "back" is hidden until then, so that nobody sees it after a sign-out.
 * `isOver` asks the ledger: what a page that slept sees of local storage is older.
 */
export function watchSession(
  session: Session,
  isOver: (sid: string) => Promise<boolean>,
): () => void {
  const { style } = document.documentElement
  const listening = new AbortController()
  const { signal } = listening

  const wake = async () => {
    session.reconcile()
    const sid = session.snapshot()?.sid
    if (sid && (await isOver(sid).catch(() => false))) session.leave(sid)
  }

  session.dropUnusable()
  session.reconcile()

  window.addEventListener(
    'storage',
    ({ key }) => {
      // A login is written with session_rev last and cleared with it first; null is a cleared storage.
      if (key === 'session_rev' || key === null) session.reconcile()
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
