import { i18n } from '@lingui/core'
import { readConsent, subscribeConsent } from '@/analytics/consent'
import type { UsageEvent, UsageVendor } from '@/analytics/events'
import { forgetEvents, setSender, track } from '@/analytics/usage'
import { loadVendors } from '@/analytics/vendors'
import { version } from '@/lib/config'
import type { AuthSession } from '@/auth/session/auth-session'
import type { createAppRouter } from './router'

type FollowUsageOptions = {
  router: ReturnType<typeof createAppRouter>
  auth: AuthSession
}

/**
 * Reports screens, sign-ins and sign-outs to the usage analytics, and starts and stops the vendors with the consent
 * (behaviour 21.1). Returns how to end that.
 */
export function followUsage({ router, auth }: FollowUsageOptions): () => void {
  let vendors: readonly UsageVendor[] | undefined
  let isMeasuring = false

  const forEachVendor = (act: (vendor: UsageVendor) => void) => {
    for (const vendor of vendors ?? []) {
      try {
        act(vendor)
      } catch {
        // What a vendor does wrong is not the person's concern.
      }
    }
  }
  const send = (event: UsageEvent) =>
    forEachVendor((vendor) => vendor.send(event, { locale: i18n.locale, version }))

  const firstRoute = routeOf(router)
  let viewed: string | undefined
  /** The screen that has been resolved, once: the first one may be resolved before and after its first paint. */
  const viewScreen = () => {
    const { pathname } = router.state.location
    if (pathname === viewed || readConsent() !== 'granted') return
    viewed = pathname
    track({ name: 'page_view', route: routeOf(router) })
  }

  let isStarting = false
  const start = async () => {
    if (isStarting) return
    isStarting = true
    // Otherwise a screen is on its way, and is counted when it is there.
    if (router.state.status === 'idle') viewScreen()
    if (!isMeasuring) {
      isMeasuring = true
      void import('@/analytics/web-vitals').then(
        ({ measureWebVitals }) => measureWebVitals(firstRoute, () => routeOf(router)),
        () => {},
      )
    }
    const loaded = await loadVendors()
    isStarting = false
    // Withdrawn meanwhile.
    if (readConsent() !== 'granted') return loaded.forEach((vendor) => vendor.stop())
    vendors = loaded
    setSender(send)
  }

  const follow = () => {
    if (readConsent() === 'granted') return void (vendors ?? start())
    viewed = undefined
    forgetEvents()
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
      // A login that the browser had no room for has started nothing.
      if (type === 'started-over' && auth.snapshot()) track({ name: 'sign_in' })
    }),
  ]
  follow()
  return () => stops.forEach((stop) => stop())
}

/** The pattern of the screen on display. */
function routeOf(router: FollowUsageOptions['router']): string {
  return router.state.matches.at(-1)?.fullPath.replace(/\/$/, '') || '/'
}
