import { expect, test } from '@playwright/test'
import type { Layer, Stop } from './overlays'
import type { Surface, Target } from './surface'

/** Reads a screen's loading state. Runs in the page. */
function state() {
  const texts = (selector: string) =>
    [...document.querySelectorAll(selector)].map((element) => element.textContent ?? '')
  return {
    path: location.pathname,
    headings: texts('h1').length,
    isLoading:
      document.querySelector('[aria-busy=true]') !== null ||
      texts('[role=status]').includes('Loading'),
    alerts: texts('[role=alert]').filter((text) => text !== ''),
  }
}

const eventually = <T>(read: () => Promise<T>, message: string) =>
  expect.poll(read, { intervals: [20, 50, 100], message })

/** Number of visits, keyed by kind. */
export type Counts = Record<'screens' | Layer['kind'], number>

export const noCounts = (): Counts => ({
  screens: 0,
  dialog: 0,
  drawer: 0,
  panel: 0,
  menu: 0,
  list: 0,
})

/** Opens each layer over the previous layer, then closes the layers from the top. */
async function climb(
  surface: Surface,
  [next, ...above]: readonly Layer[],
  counts: Counts,
  onLayer: Walk['onLayer'],
  where: Surface | Target = surface,
) {
  if (!next) return
  const getUrl = async () => (next.kind === 'drawer' ? surface.evaluate(() => location.href) : '')
  const before = await getUrl()
  const openedSurface = surface.role(...next.shows)
  await next.open(where, surface)
  await openedSurface.isShown()
  const opened = await getUrl()
  counts[next.kind] += 1
  await onLayer?.(next)
  await climb(surface, above, counts, onLayer, openedSurface)
  await next.close(openedSurface, surface)
  await openedSurface.isGone()
  // Waits for the URL to change, because closing a record's drawer navigates back and would cancel the next screen's
  // load.
  if (opened !== before) await eventually(getUrl, `after ${opened}`).not.toBe(opened)
  await next.after?.(surface, surface)
}

type Walk = {
  counts: Counts
  open: (stop: Stop) => Promise<void>
  /** Runs on each screen after its layers have closed. */
  onScreen?: (stop: Stop, at: number) => Promise<void>
  /** Runs on each layer while it is topmost. */
  onLayer?: (layer: Layer) => Promise<void>
}

/** Visits every stop, waits until its screen has loaded, and opens its layers. */
export async function walk(
  surface: Surface,
  stops: readonly Stop[],
  { counts, open, onScreen = async () => {}, onLayer }: Walk,
) {
  for (const [at, stop] of stops.entries()) {
    await test.step(stop.path, async () => {
      await open(stop)
      await eventually(() => surface.evaluate(state), stop.path).toMatchObject({
        path: new URL(stop.path, 'http://portal.test').pathname,
        headings: 1,
        isLoading: false,
        alerts: [],
      })
      counts.screens += 1
      for (const pile of stop.piles) await climb(surface, pile, counts, onLayer)
      await onScreen(stop, at)
    })
  }
}
