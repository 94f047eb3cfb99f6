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
