/** Rating of a measured value by the web-vitals thresholds. */
type Rating = 'good' | 'needs-improvement' | 'poor'

/** Connection speed, as estimated by the browser. */
export type ConnectionClass = 'slow' | 'medium' | 'fast' | 'unknown'

/** Ways to open a page. */
export const pageOpenings = [
  'navigate',
  'reload',
  'back-forward',
  'back-forward-cache',
  'prerender',
  'restore',
] as const

/** Steps that values are rounded up to, so a sent value is only as precise as percentiles require. */
export const vitalSteps = {
  milliseconds: [
    50, 100, 200, 300, 400, 500, 600, 800, 1000, 1200, 1500, 1800, 2500, 3000, 4000, 6000, 10_000,
    60_000,
  ],
  /** CLS has no unit. */
  score: [0.01, 0.05, 0.1, 0.25, 1],
} as const

/**
 * All data that usage analytics may receive. A route is a URL pattern, such as `/admin/clients/$clientId`, never the
 * URL itself.
 */
export type UsageEvent =
  | { name: 'page_view'; route: string }
  | { name: 'sign_in' | 'sign_out' | 'export' }
  | {
      name: 'web_vital'
      route: string
      metric: 'CLS' | 'FCP' | 'INP' | 'LCP' | 'TTFB'
      rating: Rating
      /** The measured value, rounded up to a step. A value above the last step is sent as the last step. */
      at_most: (typeof vitalSteps)[keyof typeof vitalSteps][number]
      connection: ConnectionClass
      navigation: (typeof pageOpenings)[number]
    }

/** Values sent with every event. They identify nobody, because many users share both. */
export type UsageContext = { locale: string; version: string }

/** An analytics vendor. It sends only the events passed to `send`. */
export interface UsageVendor {
  send: (event: UsageEvent, context: UsageContext) => void
  /** Gives later events a new anonymous ID, because another user may sign in next. */
  reset: () => void
  /** Stops sending and removes all data from the device, because the user withdrew consent. */
  stop: () => void
}

/** Flattens an event into properties. Copies only the fields named here, so no other field can leave the browser. */
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
