/** How good a measured value is, by the thresholds of web-vitals. */
type Rating = 'good' | 'needs-improvement' | 'poor'

/** How fast the connection is, by the browser's own estimate. */
export type ConnectionClass = 'slow' | 'medium' | 'fast' | 'unknown'

/** How the page was opened. */
export const pageOpenings = [
  'navigate',
  'reload',
  'back-forward',
  'back-forward-cache',
  'prerender',
  'restore',
] as const

/** A value is sent as the end of its step, so that it says no more than is needed for a percentile. */
export const vitalSteps = {
  milliseconds: [
    50, 100, 200, 300, 400, 500, 600, 800, 1000, 1200, 1500, 1800, 2500, 3000, 4000, 6000, 10_000,
    60_000,
  ],
  /** CLS has no unit. */
  score: [0.01, 0.05, 0.1, 0.25, 1],
} as const

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
      /** What is above the last step is sent as the last step. */
      at_most: (typeof vitalSteps)[keyof typeof vitalSteps][number]
      connection: ConnectionClass
      navigation: (typeof pageOpenings)[number]
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
): Record<string, string | number> & { route?: string } {
  const common = { locale, version }
  switch (event.name) {
    case 'page_view':
      return { ...common, route: event.route }
    case 'web_vital':
      return {
        ...common,
        route: event.route,
        metric: event.metric,
        rating: event.rating,
        at_most: event.at_most,
        connection: event.connection,
        navigation: event.navigation,
      }
    case 'sign_in':
    case 'sign_out':
    case 'export':
      return common
  }
}
