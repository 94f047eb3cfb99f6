/** How good a measured value is, by the thresholds of web-vitals. */
type Rating = 'good' | 'needs-improvement' | 'poor'

/**
 * Everything that usage analytics may know. A route is the pattern of an address, such as `/admin/clients/$clientId`,
 * never the address itself.
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

/** Sent with every event; many people share both values. */
export type UsageContext = { locale: string; version: string }

/** One vendor. It sends only the events that it is given. */
export interface UsageVendor {
  send: (event: UsageEvent, context: UsageContext) => void
  /** Another person may sign in next: later events get a new anonymous id. */
  reset: () => void
  /** Consent was withdrawn: nothing more is sent, and nothing stays on the device. */
  stop: () => void
}

/** An event as flat properties, built only from the fields named here: no other field can leave the browser. */
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
