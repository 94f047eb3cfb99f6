import { REFRESH_LOCK } from '@/lib/session-names'

/**
 * Runs `work` for one holder at a time or, in shared mode, together with other shared holders. Rejects with the
 * signal's reason if `signal`, the deadline for the wait and the work, aborts during the wait.
 */
export type SessionLock = <T>(
  signal: AbortSignal,
  work: () => Promise<T>,
  mode?: LockMode,
) => Promise<T>

/**
 * Creates the lock for sending a refresh token, with one holder across all tabs and their workers. Without Web Locks,
 * such as on plain HTTP, it covers only this tab.
 */
export function createSessionLock(): SessionLock {
  const tabLock = createTabLock()
  return async (signal, work, mode) => {
    const locks: LockManager | undefined = globalThis.navigator?.locks
    if (!locks) return tabLock(signal, work)
    let isAcquired = false
    try {
      return await locks.request(REFRESH_LOCK, { signal, ...(mode && { mode }) }, () => {
        isAcquired = true
        return work()
      })
    } catch (error) {
      // A browser may have locks but deny them to this page.
      if (isAcquired || signal.aborted) throw error
      return tabLock(signal, work)
    }
  }
}

/**
 * Creates a lock that covers only this tab, with one holder at a time.
 * @internal Exported for tests.
 */
export function createTabLock(): SessionLock {
  let tail: Promise<unknown> = Promise.resolve()
  return async (signal, work) => {
    const before = tail
    const released = Promise.withResolvers<void>()
    tail = before.then(() => released.promise)
    try {
      await Promise.race([before, rejectOnAbort(signal)])
      signal.throwIfAborted()
      return await work()
    } finally {
      released.resolve()
    }
  }
}

/** Rejects with the signal's reason when the signal aborts. */
export function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(getAbortReason(signal))
    signal.addEventListener('abort', () => reject(getAbortReason(signal)), { once: true })
  })
}

function getAbortReason(signal: AbortSignal): Error {
  return signal.reason instanceof Error ? signal.reason : new DOMException('Aborted', 'AbortError')
}

export function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError'
}
