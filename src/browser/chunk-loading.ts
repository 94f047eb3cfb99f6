/** Milliseconds for one chunk (specification section 7). */
const CHUNK_TIMEOUT = 120_000

/** What the browsers, and vite, say of a file that cannot be had; anything else is a fault of the chunk's own code. */
const NOT_FETCHED =
  /^(?:Failed to fetch dynamically|error loading dynamically|Importing a module script failed|Unable to preload CSS)/i

/** A lazily loaded part of the portal that did not come (specification section 8). */
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

/**
 * Every `import()` of a build passes here (see vite.config.ts). Throws ChunkLoadError when the chunk is missing or
 * does not come in time; its wording also keeps the router from reloading the page by itself.
 */
export async function loadChunk<T>(load: () => Promise<T>, source: () => unknown): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError(chunkIn(source), 'timeout')), CHUNK_TIMEOUT)
  })
  try {
    return await Promise.race([load(), late])
  } catch (error) {
    if (error instanceof Error && NOT_FETCHED.test(error.message))
      throw new ChunkLoadError(chunkIn(source), 'missing')
    throw error
  } finally {
    clearTimeout(timer)
  }
}

/** The id of the chunk that `() => import('./id.js')` asks for: only its own text tells before it is there. */
function chunkIn(source: () => unknown): string {
  return /([\w.-]+)\.js/.exec(String(source))?.[1] ?? 'unknown'
}

const MARK = 'reloadedForChunk'
/** Milliseconds for the server to show that it is there. */
const PROBE_TIMEOUT = 10_000

/**
 * Whether this history entry was reloaded for a chunk before. The mark lives in the entry: it outlasts a reload,
 * needs no storage, and goes with its tab.
 */
export function wasReloadedForChunk(): boolean {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null && MARK in state
}

/**
 * Loads the page anew at its address, where the chunks of a new deploy are (row G1). Resolves to false when the
 * server cannot be reached: a reload would leave nothing but the browser's own error page.
 */
export async function reloadForChunk(): Promise<boolean> {
  try {
    if (!navigator.onLine) return false
    const signal = AbortSignal.timeout(PROBE_TIMEOUT)
    await fetch(location.href, { method: 'HEAD', cache: 'no-store', signal })
  } catch {
    return false
  }
  const state: unknown = history.state
  // The router listens to the method on the object, and would start a navigation.
  History.prototype.replaceState.call(history, { ...Object(state), [MARK]: true }, '')
  location.reload()
  return new Promise(() => {})
}

/**
 * A stylesheet that cannot be had does not keep its screen away (specification section 8): the chunk goes on
 * without it, the console names each, and `tell` is called once. Without a network the screen waits: it would be
 * left without styles when that is back.
 */
export function goOnWithoutStyles(tell: () => void): void {
  let told = false
  window.addEventListener('vite:preloadError', (event) => {
    const file = /[\w.-]+\.css/.exec(event.payload.message)?.[0]
    if (!file || !navigator.onLine) return
    event.preventDefault()
    console.error(`CSS_CHUNK_LOAD_FAILED: ${file}`)
    if (!told) tell()
    told = true
  })
}
