import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals'
import { readConsent } from './consent'
import { pageOpenings, vitalSteps, type ConnectionClass } from './events'
import { track } from './usage'

type Screens = {
  /** The route pattern of the screen on which the page was opened. */
  first: string
  current: () => string
  /** Calls the listener when another screen opens. */
  subscribe: (listener: () => void) => void
}

/** Tracks how fast the portal was for this user. Behavior 21.1 defines which data is sent. */
export function measureWebVitals({ first, current, subscribe }: Screens): void {
  const openedPages = [{ since: 0, route: first }]
  subscribe(() => {
    const route = current()
    if (readConsent() !== 'granted') openedPages.splice(1)
    else if (route !== openedPages.at(-1)?.route)
      openedPages.push({ since: performance.now(), route })
  })
  const report = (metric: Metric) => {
    const moment = getMoment(metric)
    const { name, rating, value, navigationType } = metric
    track({
      name: 'web_vital',
      route: openedPages.findLast(({ since }) => since <= moment)?.route ?? first,
      metric: name,
      rating,
      at_most: roundToStep(vitalSteps[name === 'CLS' ? 'score' : 'milliseconds'], value),
      connection: connectionClass(),
      navigation: pageOpenings.find((each) => each === navigationType) ?? 'navigate',
    })
  }
  for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB]) measure(report)
}

/**
 * Returns when a measured value occurred, in milliseconds like `performance.now()`. CLS and INP are reported late,
 * possibly on another screen; the other metrics measure the page load.
 */
function getMoment({ name, entries, navigationType }: Metric): number {
  if (name === 'CLS' || name === 'INP') return entries.at(-1)?.startTime ?? performance.now()
  return navigationType === 'back-forward-cache' ? performance.now() : 0
}

function roundToStep<Step extends number>(steps: readonly [Step, ...Step[]], value: number): Step {
  return steps.find((step) => value <= step) ?? steps.at(-1) ?? steps[0]
}

function connectionClass(): ConnectionClass {
  switch (navigator.connection?.effectiveType) {
    case 'slow-2g':
    case '2g':
      return 'slow'
    case '3g':
      return 'medium'
    case '4g':
      return 'fast'
    default:
      return 'unknown'
  }
}
