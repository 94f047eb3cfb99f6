import { runWithConcurrency } from '@/api/core/run-with-concurrency'

/** One of several searches for the same record. `of` is the ID of the searched bundle. */
export type LookupAttempt<T> = { of: string; find: (signal: AbortSignal) => Promise<T | undefined> }

/**
 * Runs the searches in order, three at a time, until one finds something, then aborts the rest. Continues after a
 * failed search, and throws on abort.
 */
export async function findFirst<T>(
  searches: readonly LookupAttempt<T>[],
  signal: AbortSignal,
): Promise<{ found: T | undefined; failures: ReadonlyMap<string, unknown> }> {
  const failures = new Map<string, unknown>()
  let found: T | undefined
  await runWithConcurrency(searches, signal, async ({ of, find }, searching, stop) => {
    try {
      const result = await find(searching)
      if (result === undefined) return
      found ??= result
      stop()
    } catch (error) {
      if (!searching.aborted && !failures.has(of)) failures.set(of, error)
    }
  })
  return { found, failures }
}
