import { i18n } from '@lingui/core'
import { readConsent, subscribeConsent } from '@/analytics/consent'
import type { UsageEvent, UsageVendor } from '@/analytics/events'
import { clearEvents, setSender, track } from '@/analytics/usage'
import { loadVendors } from '@/analytics/vendors'
import { version } from '@/lib/config'
import type { AuthSession } from '@/auth/session/auth-session'
import { routePattern, type createAppRouter } from './router'

type FollowUsageOptions = {
  router: ReturnType<typeof createAppRouter>
  auth: AuthSession
  /** Whether a user signed in on this page before the tracking started. */
  hasSignedIn?: boolean
}

/**
 * Reports screens, sign-ins and sign-outs to usage analytics, and starts or stops the vendors when the consent changes
 * (behavior 21.1). Returns a function that stops the tracking.
 */
export function startUsageTracking({ router, auth, hasSignedIn }: FollowUsageOptions): () => void {
  let vendors: readonly UsageVendor[] | undefined
  let isMeasuring = false

  const forEachVendor = (act: (vendor: UsageVendor) => void) => {
    for (const vendor of vendors ?? []) {
      try {
        act(vendor)
      } catch {
        // Ignores a vendor's errors, because they don't concern the user.
      }
    }
  }
  const send = (event: UsageEvent) =>
    forEachVendor((vendor) => vendor.send(event, { locale: i18n.locale, version }))

  const firstRoute = routePattern(router)
  let viewedRoute: string | undefined
  /** Counts the resolved screen once, because the first screen may resolve both before and after its first paint. */
  const viewScreen = () => {
    const { pathname } = router.state.location
    if (pathname === viewedRoute || readConsent() !== 'granted') return
    viewedRoute = pathname
    track({ name: 'page_view', route: routePattern(router) })
  }

  let isStarting = false
  const start = async () => {
    if (isStarting) return
    isStarting = true
    // During a navigation, the next screen is counted when it opens.
    if (router.state.status === 'idle') viewScreen()
    if (!isMeasuring) {
      isMeasuring = true
      void import('@/analytics/web-vitals').then(
        ({ measureWebVitals }) =>
          measureWebVitals({
            first: firstRoute,
            current: () => routePattern(router),
            subscribe: (listener) => void router.subscribe('onResolved', listener),
          }),
        () => {},
      )
    }
    const startVendors = await loadVendors()
    isStarting = false
    // If consent was withdrawn in the meantime, no vendor may load its script.
    if (readConsent() !== 'granted') return
    vendors = startVendors()
    setSender(send)
  }

  const follow = () => {
    if (readConsent() === 'granted') return void (vendors ?? start())
    viewedRoute = undefined
    clearEvents()
    setSender(undefined)
    forEachVendor((vendor) => vendor.stop())
    vendors = undefined
  }
  const stops = [
    subscribeConsent(follow),
    router.subscribe('onResolved', viewScreen),
    auth.subscribe(({ type }) => {
      if (type === 'kept-in-memory') return
      if (type === 'signed-out') track({ name: 'sign_out' })
      forEachVendor((vendor) => vendor.reset())
      // A login that the browser could not store doesn't count as a sign-in.
      if (type === 'started-over' && auth.snapshot()) track({ name: 'sign_in' })
    }),
  ]
  follow()
  if (hasSignedIn) track({ name: 'sign_in' })
  return () => stops.forEach((stop) => stop())
}
