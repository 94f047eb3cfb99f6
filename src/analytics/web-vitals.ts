import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals'
import { track } from './usage'

/** Tracks how fast the portal was as good, middling or poor; the milliseconds are not sent. */
export function measureWebVitals(firstRoute: string, currentRoute: () => string): void {
  const report =
    (routeOf: () => string) =>
    ({ name, rating }: Metric) =>
      track({ name: 'web_vital', route: routeOf(), metric: name, rating })
  // These values belong to the screen on which the page was opened.
  for (const measure of [onFCP, onLCP, onTTFB]) measure(report(() => firstRoute))
  for (const measure of [onCLS, onINP]) measure(report(currentRoute))
}
