import * as fc from 'fast-check'
import { test } from 'vitest'
import { checkInvariants } from '@/test/tabs/invariants'
import { play } from '@/test/tabs/play'
import type { Fate } from '@/test/tabs/backend'
import type { Schedule, Step } from '@/test/tabs/world'

// Plays random schedules of up to four tabs against the real code, and checks the auth session's invariants.

const RUNS = Number(process.env['TABS_RUNS'] ?? (process.env['FULL'] ? 500 : 200))
const seed = Number(process.env['TABS_SEED'] ?? 20_261_120)

/**
 * Milliseconds before a step, usually up to 300. Sometimes enough to outlast the storage lag, a pause after a failure
 * or the refresh interval.
 */
const gap = fc.oneof(
  { weight: 6, arbitrary: fc.nat(300) },
  { weight: 2, arbitrary: fc.nat(5_000) },
  { weight: 1, arbitrary: fc.constantFrom(61_000, 600_000) },
)
const base = { after: gap, tab: fc.nat(3) }
const call: fc.Arbitrary<Step> = fc.record({ ...base, do: fc.constant('call') })
const expire: fc.Arbitrary<Step> = fc.record({ ...base, do: fc.constant('expire') })
const steps = {
  calm: fc.oneof({ weight: 4, arbitrary: call }, expire),
  wild: fc.oneof(
    { weight: 6, arbitrary: call },
    { weight: 2, arbitrary: expire },
    fc.record({ ...base, do: fc.constant('call' as const), leaveAfter: fc.nat(500) }),
    fc.record({
      ...base,
      do: fc.constant('login' as const),
      realm: fc.constantFrom('client' as const, 'admin' as const),
    }),
    fc.record({
      ...base,
      do: fc.constantFrom('logout' as const, 'reload' as const, 'close' as const),
    }),
    fc.record({ ...base, do: fc.constant('freeze' as const), ms: fc.nat(90_000) }),
  ),
  dying: fc.oneof(
    { weight: 4, arbitrary: call },
    { weight: 2, arbitrary: expire },
    // Interrupts a refresh from an earlier step, at any await.
    fc.record({
      after: fc.nat(1_500),
      tab: fc.nat(3),
      do: fc.constantFrom('reload' as const, 'close' as const, 'reopen' as const),
    }),
  ),
} satisfies Record<string, fc.Arbitrary<Step>>

const fates = {
  calm: fc.constantFrom('ok', 'ok', 'drop', 'busy'),
  wild: fc.constantFrom('ok', 'ok', 'drop', 'busy', 'lost', 'reject'),
  dying: fc.constantFrom('ok', 'ok', 'ok', 'drop', 'busy'),
} satisfies Record<string, fc.Arbitrary<Fate>>

const delays = (max: number) => fc.array(fc.nat(max), { minLength: 1, maxLength: 5 })

function schedules(kind: keyof typeof steps): fc.Arbitrary<Schedule> {
  return fc.record({
    worker: kind === 'dying' ? fc.constant(true) : fc.boolean(),
    tabs: fc.integer({ min: 1, max: 4 }),
    lags: delays(kind === 'wild' ? 4_000 : 2_500),
    database: delays(40),
    network: delays(400),
    fates: fc.array(fates[kind], { maxLength: 4 }),
    steps: fc.array(steps[kind], { minLength: 1, maxLength: 14 }),
  })
}

const titles = {
  calm: `S1 to S10 hold in ${RUNS} calm schedules of up to four tabs`,
  wild: `S1 to S10 hold in ${RUNS} wild schedules of up to four tabs`,
  dying: `S1 S8 loses no login when a page dies at any await of a refresh, in ${RUNS} schedules`,
}

test(`C2 S1 sends no token twice while the database rejects writes, in ${RUNS} schedules`, async () => {
  const readOnly = schedules('calm').map((schedule) => {
    return { ...schedule, worker: false, isReadOnly: true }
  })
  await fc.assert(
    fc.asyncProperty(readOnly, async (schedule) => checkInvariants(await play(schedule))),
    { numRuns: RUNS, seed },
  )
}, 120_000)

for (const kind of ['calm', 'wild', 'dying'] as const) {
  test(
    titles[kind],
    async () => {
      await fc.assert(
        fc.asyncProperty(schedules(kind), async (schedule) => {
          checkInvariants(await play(schedule))
        }),
        { numRuns: RUNS, seed },
      )
    },
    120_000,
  )
}
