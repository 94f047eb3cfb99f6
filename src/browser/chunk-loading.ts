/** Maximum milliseconds to load one chunk (behavior 7.10). */
const CHUNK_TIMEOUT = 120_000

/** A timer that ran out while the computer slept is late by at least this many milliseconds. */
const SLEPT = 5_000

/** Error messages from browsers and Vite for a file that can't be fetched. Other errors come from the chunk's code. */
const FETCH_ERROR =
  /^(?:Failed to fetch dynamically|error loading dynamically|Importing a module script failed|Unable to preload CSS)/i

/** Thrown if a lazily loaded part of the portal fails to load (behavior 8.7). */
export class ChunkLoadError extends Error {
  override name = 'ChunkLoadError'
  readonly chunk: string
  readonly failure: 'missing' | 'timeout'

  constructor(chunk: string, failure: 'missing' | 'timeout') {
    super(`Loading chunk ${chunk} failed (${failure})`)
    this.chunk = chunk
    this.failure = failure
  }
}

/** Pending chunk loads. Each includes the chunk's stylesheets. */
const loading = new Set<Promise<unknown>>()

/**
 * Wraps every `import()` in a build (tools/vite/wrap-imports.ts), and preloads the other scripts that a chunk needs.
 * Throws ChunkLoadError if the chunk is missing or late, worded so the router doesn't reload the page.
 * @internal Exported for its test.
 */
export async function loadChunk<T>(load: () => Promise<T>, source: () => unknown): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<never>((_, reject) => {
    const start = (onTimeout: (isLate: boolean) => void) => {
      const due = Date.now() + CHUNK_TIMEOUT
      timer = setTimeout(() => onTimeout(Date.now() > due + SLEPT), CHUNK_TIMEOUT)
    }
    const fail = () => reject(new ChunkLoadError(chunkIn(source), 'timeout'))
    // Nothing could arrive while the computer slept, so the time limit starts over.
    start((isLate) => (isLate ? start(fail) : fail()))
  })
  const sheetsPromise = globalThis.preloadScreen?.(`${chunkIn(source)}.js`)
  // Vite doesn't wait for stylesheets that the page has already started to load.
  const chunkPromise = sheetsPromise ? sheetsPromise.then(load) : load()
  loading.add(chunkPromise)
  try {
    return await Promise.race([chunkPromise, timeout])
  } catch (error) {
    if (!(error instanceof Error) || !FETCH_ERROR.test(error.message)) throw error
    // Waits until the page is sure to stay, because a reload after the error would interrupt the user's own navigation.
    await pageStays()
    throw new ChunkLoadError(chunkIn(source), 'missing')
  } finally {
    clearTimeout(timer)
    loading.delete(chunkPromise)
  }
}

/** Returns the ID in `() => import('./id.js')`. Before the chunk loads, only the source text contains its ID. */
function chunkIn(source: () => unknown): string {
  return /([\w.-]+)\.js/.exec(String(source))?.[1] ?? 'unknown'
}

const MARKER = 'reloadedForChunk'
/** Maximum milliseconds for the server to respond to the probe. */
const PROBE_TIMEOUT = 10_000

/**
 * Whether this history entry was already reloaded for a chunk. The marker is part of the entry, so it survives a reload
 * and disappears with the tab.
 */
export function wasReloadedForChunk(): boolean {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null && MARKER in state
}

/**
 * Reloads the page to get the chunks of a new deployment (row G1). Resolves to false if the server is unreachable,
 * because a reload would show the browser's error page.
 */
export function reloadForChunk(): Promise<boolean> {
  // The router may mount a screen's error component twice.
  running ??= reloadOnce().finally(() => (running = undefined))
  return running
}

let running: Promise<boolean> | undefined

async function reloadOnce(): Promise<boolean> {
  try {
    if (!navigator.onLine) return false
    const signal = AbortSignal.timeout(PROBE_TIMEOUT)
    await fetch(location.href, { method: 'HEAD', cache: 'no-store', signal })
  } catch {
    return false
  }
  const state: unknown = history.state
  // The router has patched `history.replaceState` and would start a navigation.
  History.prototype.replaceState.call(history, { ...Object(state), [MARKER]: true }, '')
  location.reload()
  return new Promise(() => {})
}

/**
 * Shows a screen even if a stylesheet is missing (behavior 8.7), logs each missing file, and calls `notify` once.
 * Offline, the screen fails instead, because it would stay unstyled once the network is back.
 */
export function tolerateMissingStyles(notify: () => void): void {
  let isNotified = false
  const report = async (file: string) => {
    await pageStays()
    // If the stylesheet's chunk is also missing, the page reloads or shows the chunk's error (row G1).
    const chunks = await Promise.allSettled(loading)
    if (chunks.some(({ status }) => status === 'rejected')) return
    console.error(`CSS_CHUNK_LOAD_FAILED: ${file}`)
    if (!isNotified) notify()
    isNotified = true
  }
  window.addEventListener('vite:preloadError', (event) => {
    // When the user leaves the page, Firefox aborts the page's file loads without a reason.
    const payload: Partial<Error> | undefined = event.payload
    const file = /[\w.-]+\.css/.exec(payload?.message ?? '')?.[0]
    if (!file || !navigator.onLine) return
    event.preventDefault()
    void report(file)
  })
}

/** Milliseconds after `beforeunload` until a page counts as staying, such as after a download or a declined prompt. */
const LEAVE_TIMEOUT = 10_000

let leaving: Promise<void> | undefined

globalThis.addEventListener?.('beforeunload', () => {
  leaving = new Promise((resolve) => setTimeout(resolve, LEAVE_TIMEOUT))
})

/** When the user goes back, WebKit may abort the page's loads up to this many milliseconds before `beforeunload`. */
const ABORT_LEAD = 1_000

/**
 * Resolves once the page is sure to stay: after `ABORT_LEAD` or, if there was a `beforeunload`, after `LEAVE_TIMEOUT`.
 * Callers wait because browsers abort the loads of a page that the user leaves, and report the loads as failures.
 */
async function pageStays(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, ABORT_LEAD))
  await leaving
}
