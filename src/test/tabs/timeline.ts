import { vi } from 'vitest'
import type { Clock } from '@/lib/clock'

/** The page that an event belongs to. A frozen page gets the event later, and a closed page never gets it. */
export type Owner = { closed: boolean; frozenUntil: number }

type TimedEvent = { at: number; order: number; owner: Owner | undefined; run: () => void }

const START = Date.UTC(2026, 10, 20)

export type Timeline = ReturnType<typeof createTimeline>

/** Creates virtual time. Everything that takes time is a queued event, so a schedule always runs the same way. */
export function createTimeline() {
  let now = START
  let order = 0
  const queue: TimedEvent[] = []

  const plan = (ms: number, run: () => void, owner?: Owner): (() => void) => {
    const event = { at: now + Math.max(0, ms), order: (order += 1), owner, run }
    queue.push(event)
    return () => {
      const index = queue.indexOf(event)
      if (index >= 0) queue.splice(index, 1)
    }
  }

  const takeNext = (): TimedEvent | undefined => {
    const next = queue.toSorted((a, b) => a.at - b.at || a.order - b.order)[0]
    if (next) queue.splice(queue.indexOf(next), 1)
    return next
  }

  return {
    plan,
    now: () => now,
    elapsed: () => now - START,
    clockOf: (owner: Owner): Clock => ({
      now: () => now,
      after: (ms, run) => plan(ms, run, owner),
    }),
    wait: (ms: number, owner?: Owner) =>
      new Promise<void>((resolve) => {
        plan(ms, resolve, owner)
      }),

    /** Runs all queued events in order, including global timers set along the way. */
    async run(): Promise<void> {
      const timers = new Map<number, () => void>()
      vi.stubGlobal('setTimeout', (run: () => void, ms = 0) => {
        const cancel = plan(ms, run)
        timers.set(order, cancel)
        return order
      })
      vi.stubGlobal('clearTimeout', (timer: number) => timers.get(timer)?.())
      await settle()
      for (let next = takeNext(); next; next = takeNext()) {
        now = Math.max(now, next.at)
        const { owner } = next
        if (owner?.closed) continue
        if (owner && owner.frozenUntil > now) queue.push({ ...next, at: owner.frozenUntil })
        else next.run()
        await settle()
      }
      vi.unstubAllGlobals()
    },
  }
}

/** Waits until no promise callbacks are left to run. */
async function settle(): Promise<void> {
  for (let round = 0; round < 2; round += 1)
    await new Promise<void>((resolve) => {
      setImmediate(resolve)
    })
}
