/** The time source of the auth session; tests pass their own. */
export type Clock = {
  /** Milliseconds since 1970. */
  now: () => number
  /** Calls `run` once after `ms` milliseconds. The returned function cancels it. */
  after: (ms: number, run: () => void) => () => void
}

export const realClock: Clock = {
  now: () => Date.now(),
  after: (ms, run) => {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  },
}

export function sleep(clock: Clock, ms: number): Promise<void> {
  return new Promise((resolve) => {
    clock.after(ms, resolve)
  })
}
