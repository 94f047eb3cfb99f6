import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals'
import { track } from './usage'

/** Tracks how quick the portal was, as good, middling or poor: the milliseconds stay here. */
export function measureWebVitals(firstRoute: string, currentRoute: () => string): void {
  const report =
    (routeOf: () => string) =>
    ({ name, rating }: Metric) =>
      track({ name: 'web_vital', route: routeOf(), metric: name, rating })
  // These belong to the screen that the page was opened with.
  for (const measure of [onFCP, onLCP, onTTFB]) measure(report(() => firstRoute))
  for (const measure of [onCLS, onINP]) measure(report(currentRoute))
}
