import { runWithConcurrency } from '@/api/core/run-with-concurrency'

/** One of several searches for the same thing, and where it looks. */
export type LookupAttempt<T> = { of: string; find: (signal: AbortSignal) => Promise<T | undefined> }

/**
 * Runs the searches in their order, three at a time, until one of them finds something; the others are then aborted.
 * A failed search does not stop the others. Throws when the signal is aborted.
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
