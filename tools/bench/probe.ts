import type { Target } from './apps.ts'

type Probe = {
  /** Paint time of the page's target, in ms since the navigation. */
  ready: Promise<number>
  /** Paint time of the next screen, in ms since the click or the navigation back. */
  shown: Promise<number>
  pressedAt: number
  /** Starts waiting for the next screen. */
  expectScreen: (target: Target) => void
  firstPaint: number
  largestPaint: number
  longTasks: number[]
  interactions: number[]
}

declare global {
  var bench: Probe
}

/**
 * Runs in the page as source text, before the page's own scripts, so it must not use anything outside itself. Checks
 * for a target after each DOM change, because a check in every frame would cause frames.
 */
export function installProbe(ready: Target): void {
  const isThere = ({ css, text = '', count = 1 }: Target) => {
    const elements = document.querySelectorAll(css)
    return elements.length >= count && elements[0]?.textContent.startsWith(text)
  }
  const untilPainted = (target: Target) =>
    new Promise<number>((resolve, reject) => {
      const fail = () => reject(new Error(`The page does not show ${JSON.stringify(target)}.`))
      const timer = setTimeout(fail, 120_000)
      const look = () => {
        if (!isThere(target)) return
        changes.disconnect()
        clearTimeout(timer)
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now())))
      }
      const changes = new MutationObserver(look)
      const kinds = { childList: true, attributes: true, characterData: true }
      changes.observe(document, { subtree: true, ...kinds })
      look()
    })
  const probe: Probe = {
    ready: untilPainted(ready),
    shown: Promise.resolve(0),
    pressedAt: 0,
    expectScreen(target) {
      probe.interactions.length = 0
      probe.shown = untilPainted(target).then((paintedAt) => paintedAt - probe.pressedAt)
    },
    firstPaint: 0,
    largestPaint: 0,
    longTasks: [],
    interactions: [],
  }
  globalThis.bench = probe
  addEventListener('pointerdown', ({ timeStamp }) => void (probe.pressedAt = timeStamp), true)

  const observe = (type: string, onEntry: (entry: PerformanceEntry) => void) => {
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(onEntry))
    observer.observe({ type, buffered: true, durationThreshold: 16 })
  }
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') probe.firstPaint = startTime
  })
  observe('largest-contentful-paint', ({ startTime }) => void (probe.largestPaint = startTime))
  observe('longtask', ({ duration }) => void probe.longTasks.push(duration))
  observe('event', (entry) => {
    if ('interactionId' in entry && entry.interactionId) probe.interactions.push(entry.duration)
  })
}
