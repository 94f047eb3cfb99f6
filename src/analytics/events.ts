/** How good a measured value is, by the thresholds of web-vitals. */
type Rating = 'good' | 'needs-improvement' | 'poor'

/**
 * Everything that the usage analytics may know. A route is the pattern of an address, e.g. `/admin/clients/$clientId`, never
 * the address itself.
 */
export type UsageEvent =
  | { name: 'page_view'; route: string }
  | { name: 'sign_in' | 'sign_out' | 'export' }
  | {
      name: 'web_vital'
      route: string
      metric: 'CLS' | 'FCP' | 'INP' | 'LCP' | 'TTFB'
      rating: Rating
    }

/** What each event carries besides: both are the same for many people. */
export type UsageContext = { locale: string; version: string }

/** One vendor. It only sends what it is given. */
export interface UsageVendor {
  send: (event: UsageEvent, context: UsageContext) => void
  /** Another person may come: what follows belongs to a new anonymous id. */
  reset: () => void
  /** Consent was withdrawn: nothing is sent any more, and nothing stays on the device. */
  stop: () => void
}

/**
 * An event as flat properties, from the fields that are named here alone: what is not, cannot leave.
 */
export function eventProperties(
  event: UsageEvent,
  { locale, version }: UsageContext,
): Record<string, string> {
  const common = { locale, version }
  switch (event.name) {
    case 'page_view':
      return { ...common, route: event.route }
    case 'web_vital':
      return { ...common, route: event.route, metric: event.metric, rating: event.rating }
    case 'sign_in':
    case 'sign_out':
    case 'export':
      return common
  }
}
