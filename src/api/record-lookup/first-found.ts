/** One of several searches for the same thing, and where it looks. */
export type Search<T> = { of: string; find: (signal: AbortSignal) => Promise<T | undefined> }

/** Calls at a time: a search must not keep the screen's own calls waiting. */
const MAX_CALLS = 3

/**
 * Runs the searches in their order, three at a time, until one of them finds something; the others are then aborted.
 * A failed search does not stop the others. Throws when the signal is aborted.
 */
export async function firstFound<T>(
  searches: readonly Search<T>[],
  signal: AbortSignal,
): Promise<{ found: T | undefined; failures: ReadonlyMap<string, unknown> }> {
  const done = new AbortController()
  const searching = AbortSignal.any([signal, done.signal])
  const failures = new Map<string, unknown>()
  const queue = searches.values()
  let found: T | undefined
  const work = async () => {
    for (const { of, find } of queue) {
      if (searching.aborted) return
      try {
        const result = await find(searching)
        if (result === undefined) continue
        found ??= result
        done.abort()
      } catch (error) {
        if (!searching.aborted && !failures.has(of)) failures.set(of, error)
      }
    }
  }
  await Promise.all(Array.from({ length: MAX_CALLS }, work))
  signal.throwIfAborted()
  return { found, failures }
}
