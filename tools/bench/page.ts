import { setTimeout as sleep } from 'node:timers/promises'
import * as v from 'valibot'
import type { Target } from './apps.ts'
import type { Browser } from './browser.ts'
import { installProbe } from './probe.ts'

const CPU_SLOWDOWN = 4

const HOVER_MS = 60
const BETWEEN_KEYS_MS = 90
const QUIET_MS = 700
/** Maximum main-thread time within `QUIET_MS` for a page to count as idle. */
const IDLE_MS = 25

const scriptSchema = v.object({ identifier: v.string() })
const navigationSchema = v.object({ errorText: v.optional(v.string()) })
const evaluationSchema = v.object({
  result: v.object({ value: v.optional(v.unknown()) }),
  exceptionDetails: v.optional(
    v.object({ text: v.string(), exception: v.optional(v.object({ description: v.string() })) }),
  ),
})
const metricsSchema = v.object({
  metrics: v.array(v.object({ name: v.string(), value: v.number() })),
})
const heapSchema = v.object({ usedSize: v.number() })
const pointSchema = v.object({ x: v.number(), y: v.number() })
const figuresSchema = v.record(v.string(), v.number())

/** Measurements by name, in ms unless the name contains another unit. */
export type Figures = Readonly<Record<string, number>>

/** localStorage items by name. */
export type Storage = Readonly<Record<string, string>>

type PageOptions = {
  origin: string
  /** Whether the server is still sending data. */
  isBusy: () => boolean
  ready: Target
  storage?: Storage
  cpuSlowdown?: number
}

/** Opens a page with empty caches and a throttled processor. The first visit starts with `storage` in local storage. */
export async function openPage(browser: Browser, options: PageOptions) {
  const { origin, isBusy, ready, storage = {}, cpuSlowdown = CPU_SLOWDOWN } = options
  const target = await browser.openTarget()
  const { send } = await browser.attach(target.targetId)
  const addScript = async (source: string) => {
    const response = await send('Page.addScriptToEvaluateOnNewDocument', { source })
    return v.parse(scriptSchema, response).identifier
  }
  await send('Page.enable')
  await send('Emulation.setFocusEmulationEnabled', { enabled: true })
  await send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
  await addScript(`(${String(installProbe)})(${JSON.stringify(ready)})`)
  let storeScript: string | undefined = await addScript(
    `Object.assign(localStorage, ${JSON.stringify(storage)})`,
  )

  /** Calls a function in the page and waits for its promise. */
  async function evaluate<Args extends readonly unknown[], Value>(
    schema: v.GenericSchema<unknown, Value>,
    inPage: (...args: Args) => Value | Promise<Value>,
    ...args: Args
  ): Promise<Value> {
    const expression = `(${String(inPage)})(${args.map((arg) => JSON.stringify(arg)).join()})`
    const params = { expression, returnByValue: true, awaitPromise: true }
    const { result, exceptionDetails } = v.parse(
      evaluationSchema,
      await send('Runtime.evaluate', params),
    )
    if (exceptionDetails)
      throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text)
    return v.parse(schema, result.value)
  }

  async function navigate(path: string): Promise<void> {
    const response = await send('Page.navigate', { url: origin + path })
    const { errorText } = v.parse(navigationSchema, response)
    if (errorText) throw new Error(`${origin}${path}: ${errorText}`)
    await evaluate(v.number(), () => globalThis.bench.ready)
    // Tokens change from now on, so later navigations must not restore the initial storage.
    if (storeScript)
      await send('Page.removeScriptToEvaluateOnNewDocument', { identifier: storeScript })
    storeScript = undefined
  }

  /**
   * Returns the main thread's processor time during `step`, in ms. Attaches a separate session, because a new session's
   * metrics start at zero.
   */
  async function measureMainThread(step: () => Promise<unknown>): Promise<number> {
    const session = await browser.attach(target.targetId)
    await session.send('Performance.enable', { timeDomain: 'threadTicks' })
    await step()
    const { metrics } = v.parse(metricsSchema, await session.send('Performance.getMetrics'))
    await session.detach()
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN)
  }

  /** Waits until both the page and the network are idle. */
  async function settle(): Promise<void> {
    for (let left = 150; left > 0; left--) {
      const workMs = await measureMainThread(() => sleep(QUIET_MS))
      if (workMs < IDLE_MS && !isBusy()) return
    }
    throw new Error('The page does not become idle.')
  }

  /** Loads a page and returns its measurements. */
  async function visit(path: string): Promise<Figures> {
    const mainThread = await measureMainThread(async () => {
      await navigate(path)
      await settle()
    })
    return { ...(await evaluate(figuresSchema, readLoad)), 'main thread': mainThread }
  }

  async function click(css: string): Promise<void> {
    const mouse = (type: string, button: string, point: object) =>
      send('Input.dispatchMouseEvent', { type, button, clickCount: 1, ...point })
    const point = await evaluate(pointSchema, findCenter, css)
    await mouse('mouseMoved', 'none', point)
    await sleep(HOVER_MS)
    await mouse('mousePressed', 'left', point)
    await mouse('mouseReleased', 'left', point)
  }

  const readInteraction = () =>
    evaluate(v.number(), () => Math.max(0, ...globalThis.bench.interactions.splice(0)))

  /** Follows the link, or goes back if there is no link, and measures the next screen. */
  async function open(next: Target, link?: string): Promise<Figures> {
    let shownAt = NaN
    const mainThread = await measureMainThread(async () => {
      shownAt = await follow(next, link)
      await settle()
    })
    const interaction: Figures = link ? { interaction: await readInteraction() } : {}
    return { shown: shownAt, ...interaction, 'main thread': mainThread }
  }

  /** Follows a link or goes back like `open`, but doesn't wait for the page to become idle. */
  async function follow(next: Target, link?: string): Promise<number> {
    await evaluate(v.undefined(), (screen) => globalThis.bench.expectScreen(screen), next)
    await (link ? click(link) : evaluate(v.undefined(), goBack))
    return evaluate(v.number(), () => globalThis.bench.shown)
  }

  /** Types text into a field, deletes it, and returns the slowest interaction in ms. */
  async function typeText(css: string, text: string): Promise<number> {
    await click(css)
    await settle()
    await readInteraction()
    const backspace = { key: 'Backspace', windowsVirtualKeyCode: 8 }
    const keys = Array.from(text, (key) => ({ key, text: key }))
    for (const key of [...keys, ...keys.map(() => backspace)]) {
      await send('Input.dispatchKeyEvent', { type: 'keyDown', ...key })
      await send('Input.dispatchKeyEvent', { type: 'keyUp', ...key })
      await sleep(BETWEEN_KEYS_MS)
    }
    await settle()
    return readInteraction()
  }

  async function readHeapKb(): Promise<number> {
    await send('HeapProfiler.collectGarbage')
    return v.parse(heapSchema, await send('Runtime.getHeapUsage')).usedSize / 1000
  }

  const { close } = target
  return { close, evaluate, follow, navigate, open, readHeapKb, typeText, visit }
}

export type Page = Awaited<ReturnType<typeof openPage>>

async function readLoad() {
  const { ready, firstPaint, largestPaint, longTasks } = globalThis.bench
  const scripts = performance
    .getEntriesByType('resource')
    .filter((entry) => entry instanceof PerformanceResourceTiming)
    .filter(({ name }) => /\.m?js$/.test(new URL(name).pathname))
  const readyAt = await ready
  // Skip scripts that load after `ready`, because they are prefetched.
  const loadedScripts = scripts.filter(({ responseEnd }) => responseEnd < readyAt)
  return {
    'first paint': firstPaint,
    'largest paint': largestPaint,
    ready: readyAt,
    'long tasks over 50 ms': longTasks.reduce((sum, ms) => sum + Math.max(0, ms - 50), 0),
    'JS kB': loadedScripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize / 1024, 0),
    'DOM nodes': document.querySelectorAll('*').length,
  }
}

function findCenter(css: string) {
  const box = document.querySelector(css)?.getBoundingClientRect()
  if (!box) throw new Error(`There is no ${css}.`)
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 }
}

function goBack() {
  globalThis.bench.pressedAt = performance.now()
  history.back()
}
