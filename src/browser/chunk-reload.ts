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
