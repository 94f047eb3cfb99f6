/**
 * Runs `work` for one holder at a time. `signal` carries one deadline for the wait and the work; when it fires
 * during the wait, the lock rejects with its reason.
 */
export type SessionLock = <T>(signal: AbortSignal, work: () => Promise<T>) => Promise<T>

/**
 * One holder across all tabs and their worker. The browser releases the lock when the tab of its holder dies.
 * @internal Exported for its test.
 */
export function createWebLock(name: string, locks: () => LockManager | undefined): SessionLock {
  return async (signal, work) => {
    const manager = locks()
    if (!manager) throw new Error('This browser has no Web Locks')
    return manager.request(name, { signal }, work)
  }
}

/** One holder within this tab only. */
export function createTabLock(): SessionLock {
  let tail: Promise<unknown> = Promise.resolve()
  return async (signal, work) => {
    const before = tail
    let release = () => {}
    const heldUntilReleased = new Promise<void>((resolve) => {
      release = resolve
    })
    tail = before.then(() => heldUntilReleased)
    try {
      await Promise.race([before, rejectOnAbort(signal)])
      signal.throwIfAborted()
      return await work()
    } finally {
      release()
    }
  }
}

/** @internal Exported for tests. */
export const withoutLock: SessionLock = (_, work) => work()

/** The Web Lock of a refresh: one page at a time, whatever its login. */
export const refreshLock = createWebLock('session-refresh', () => navigator.locks)

/**
 * Held while a refresh token of a login is sent, by the page or by the worker, which outlives the page and its other
 * lock. Without Web Locks there is no worker either, and nothing to wait for.
 */
export function exchangeLock(sid: string): SessionLock {
  return firstLock(
    createWebLock(`session-exchange ${sid}`, () => navigator.locks),
    withoutLock,
  )
}

/** Tries the locks in order and uses the first one that this browser supports. */
export function firstLock(first: SessionLock, ...others: SessionLock[]): SessionLock {
  const [next, ...rest] = others
  if (!next) return first
  return async (signal, work) => {
    let isAcquired = false
    try {
      return await first(signal, () => {
        isAcquired = true
        return work()
      })
    } catch (error) {
      if (isAcquired) throw error
      return firstLock(next, ...rest)(signal, work)
    }
  }
}

/** Rejects with the signal's reason once it is aborted. */
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
