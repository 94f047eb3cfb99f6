/** Time as the session sees it; tests bring their own. */
export type Clock = {
  /** Milliseconds since 1970. */
  now: () => number
  /** Runs once after so many milliseconds, unless the returned function is called first. */
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
