import { useEffect } from 'react'
import { createQueryClient } from '@/api/core/query-client'
import { authSession } from '@/api/core/auth-session-instance'
import { watchAuthSession } from '@/auth/session/watch-auth-session'
import { takeLinkToken } from '@/browser/link-token'
import { isAuthPath } from '@/stores/color-scheme'
import { trackAuthSession } from './track-auth-session'
import { startErrorReporting } from './start-error-reporting'
import { Portal } from './portal'
import { createAppRouter, routePattern } from './router'

// Loaded lazily, because the login page doesn't need the code for requests.
const hasEnded = async (sid: string) =>
  (await import('@/api/core/token-manager-instance')).tokenManager.hasEnded(sid)

let isUsageFollowed = false
/** Whether a user has signed in on this page. Stored here, because the tracking code may load after the sign-in. */
let hasSignedIn = false

/** Starts usage tracking. If a content blocker blocks the tracking chunk, usage isn't tracked. */
function startUsage(router: ReturnType<typeof createAppRouter>): void {
  if (isUsageFollowed) return
  isUsageFollowed = true
  afterFirstPaint(() => {
    import('./start-usage-tracking').then(
      ({ startUsageTracking }) => startUsageTracking({ router, auth: authSession, hasSignedIn }),
      () => {},
    )
  })
}

/**
 * Calls `run` after the first paint. Waits for the paint entry if possible, because a rendered frame is not on the
 * display yet.
 */
function afterFirstPaint(run: () => void): void {
  if (!PerformanceObserver.supportedEntryTypes.includes('paint')) {
    requestAnimationFrame(() => setTimeout(run))
    return
  }
  const observer = new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return
    observer.disconnect()
    run()
  })
  observer.observe({ type: 'paint', buffered: true })
}

/** Creates the portal. Call this after the storage version check, because that check may reload the page. */
export function createApp() {
  // Removes the link's token before the router reads the URL and stores the URL in the history.
  takeLinkToken(window.location, window.history)

  const queryClient = createQueryClient()
  const router = createAppRouter({ queryClient, auth: authSession })
  if (ERROR_REPORTS !== 'off')
    startErrorReporting(import.meta.env.VITE_ERROR_REPORT_URL ?? '', () => routePattern(router))
  trackAuthSession({
    router,
    queryClient,
    auth: authSession,
    load: (path) => location.replace(path),
  })

  if (USAGE_ANALYTICS) {
    authSession.subscribe(({ type }) => {
      hasSignedIn ||= type === 'started-over' && authSession.snapshot() !== null
    })
    // Subscribes here, because the first screen renders before an effect runs.
    router.subscribe('onRendered', () => startUsage(router))
  }

  // Loads the screen's code in parallel with the shell, because React would otherwise show the skeleton for at least
  // 300 ms. Signed-out visitors are redirected, so they need other code.
  const { pathname } = router.latestLocation
  if (authSession.snapshot() || isAuthPath(pathname)) {
    const [matchedRoutes] = router.getMatchedRoutes(pathname)
    for (const route of matchedRoutes) router.loadRouteChunk(route)?.catch(() => {})
  }

  function App() {
    useEffect(() => watchAuthSession(authSession, hasEnded), [])
    return <Portal router={router} queryClient={queryClient} />
  }
  return { App, router }
}
