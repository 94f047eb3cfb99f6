import { vi } from 'vitest'
import type { Clock } from '@/auth/refresh/clock'

/** Whoever an event happens to: a frozen page gets it later, a closed one never. */
export type Owner = { closed: boolean; frozenUntil: number }

type Happening = { at: number; order: number; owner: Owner | undefined; run: () => void }

const START = Date.UTC(2026, 10, 20)

export type Timeline = ReturnType<typeof createTimeline>

/** Virtual time: everything that takes time is an event, so that a schedule runs the same every time. */
export function createTimeline() {
  let now = START
  let order = 0
  const happenings: Happening[] = []

  const plan = (ms: number, run: () => void, owner?: Owner): (() => void) => {
    const happening = { at: now + Math.max(0, ms), order: (order += 1), owner, run }
    happenings.push(happening)
    return () => {
      const place = happenings.indexOf(happening)
      if (place >= 0) happenings.splice(place, 1)
    }
  }

  const takeNext = (): Happening | undefined => {
    const next = happenings.toSorted((a, b) => a.at - b.at || a.order - b.order)[0]
    if (next) happenings.splice(happenings.indexOf(next), 1)
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

    /** Lets everything happen, in order. Timers of code that does not know this clock are part of it. */
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
        if (owner && owner.frozenUntil > now) happenings.push({ ...next, at: owner.frozenUntil })
        else next.run()
        await settle()
      }
      vi.unstubAllGlobals()
    },
  }
}

/** Until no promise has anything left to do. */
async function settle(): Promise<void> {
  for (let round = 0; round < 2; round += 1)
    await new Promise<void>((resolve) => {
      setImmediate(resolve)
    })
}
