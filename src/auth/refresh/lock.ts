/**
 * Runs one holder at a time. `signal` carries the deadline shared by waiting and working: when it fires
 * while waiting, the wait rejects with its reason.
 */
export type SessionLock = <T>(signal: AbortSignal, work: () => Promise<T>) => Promise<T>

const NAME = 'session-refresh'

/** One holder in all tabs. The browser frees it when its tab dies. */
export function createWebLock(locks: () => LockManager | undefined): SessionLock {
  return async (signal, work) => {
    const manager = locks()
    if (!manager) throw new Error('This browser has no Web Locks')
    return manager.request(NAME, { signal }, work)
  }
}

/** One holder in this tab. */
export function createTabLock(): SessionLock {
  let tail: Promise<unknown> = Promise.resolve()
  return async (signal, work) => {
    const before = tail
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    tail = before.then(() => held)
    try {
      await Promise.race([before, aborted(signal)])
      signal.throwIfAborted()
      return await work()
    } finally {
      release()
    }
  }
}

/** The first lock that this browser grants. */
export function firstLock(first: SessionLock, ...others: SessionLock[]): SessionLock {
  const [next, ...rest] = others
  if (!next) return first
  return async (signal, work) => {
    let entered = false
    try {
      return await first(signal, () => {
        entered = true
        return work()
      })
    } catch (error) {
      if (entered) throw error
      return firstLock(next, ...rest)(signal, work)
    }
  }
}

/** Rejects with the signal's reason once it is aborted. */
export function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(reasonOf(signal))
    signal.addEventListener('abort', () => reject(reasonOf(signal)), { once: true })
  })
}

function reasonOf(signal: AbortSignal): Error {
  return signal.reason instanceof Error ? signal.reason : new DOMException('Aborted', 'AbortError')
}
