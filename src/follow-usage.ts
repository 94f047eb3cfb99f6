import { i18n } from '@lingui/core'
import { readConsent, subscribeConsent } from '@/analytics/consent'
import type { UsageEvent, UsageVendor } from '@/analytics/events'
import { setSender, track } from '@/analytics/usage'
import { loadVendors } from '@/analytics/vendors'
import { version } from '@/lib/config'
import type { AuthSession } from '@/auth/session/auth-session'
import type { createAppRouter } from './router'

type FollowUsageOptions = {
  router: ReturnType<typeof createAppRouter>
  auth: AuthSession
}

/** Tells the usage analytics of screens, sign-ins and sign-outs, and starts and stops the vendors with the consent. */
export function followUsage({ router, auth }: FollowUsageOptions): void {
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

  let isStarting = false
  const start = async () => {
    if (isStarting) return
    isStarting = true
    track({ name: 'page_view', route: routeOf(router) })
    if (!isMeasuring) {
      isMeasuring = true
      void import('@/analytics/web-vitals').then(
        ({ measureWebVitals }) => measureWebVitals(() => routeOf(router)),
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
    setSender(undefined)
    forEachVendor((vendor) => vendor.stop())
    vendors = undefined
  }
  subscribeConsent(follow)
  follow()

  router.subscribe('onResolved', ({ pathChanged }) => {
    if (pathChanged) track({ name: 'page_view', route: routeOf(router) })
  })
  auth.subscribe(({ type }) => {
    if (type === 'kept-in-memory') return
    if (type === 'started-over') return track({ name: 'sign_in' })
    if (type === 'signed-out') track({ name: 'sign_out' })
    forEachVendor((vendor) => vendor.reset())
  })
}

/** The pattern of the screen on display. */
function routeOf(router: FollowUsageOptions['router']): string {
  return router.state.matches.at(-1)?.fullPath.replace(/\/$/, '') || '/'
}
