/** The auth session's time source. Tests pass their own clock. */
export type Clock = {
  /** Milliseconds since 1970. */
  now: () => number
  /** Calls `callback` once after `ms` milliseconds. The returned function cancels the call. */
  after: (ms: number, callback: () => void) => () => void
}

export const realClock: Clock = {
  now: () => Date.now(),
  after: (ms, callback) => {
    const timer = setTimeout(callback, ms)
    return () => clearTimeout(timer)
  },
}

export function sleep(clock: Clock, ms: number): Promise<void> {
  return new Promise((resolve) => {
    clock.after(ms, resolve)
  })
}
