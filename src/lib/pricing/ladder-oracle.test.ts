import { expect, test } from 'vitest'
import { parseLadder, type TierProblem } from './ladder'

/**
 * Intended values for the oracle; `undefined` is an invalid amount. The oracle never parses text, uses integers without
 * a limit, and checks rule by rule instead of tier by tier.
 */
interface Typed {
  low: bigint | undefined
  high: bigint | undefined
  hits: bigint | undefined
}

const RUNS = process.env['FULL'] ? 10_000 : 2_000

const LARGEST = 2n ** 53n - 1n

function brokenRules(typed: readonly Typed[]): string[] {
  const rows = typed.map((row, index) =>
    index === typed.length - 1 ? { ...row, high: LARGEST } : row,
  )
  const pairs = rows.slice(1).map((row, index) => ({ ...row, before: rows[index], index }))
  return [
    ...rows.flatMap(({ low, high, hits }, index) =>
      [low, high, hits].includes(undefined) ? [`${index} number`] : [],
    ),
    ...rows.flatMap(({ low, high }, index) =>
      low === undefined || high === undefined || low < high ? [] : [`${index} size`],
    ),
    ...pairs.flatMap(({ low, before, index }) =>
      low !== undefined && before?.high !== undefined && low > before.high + 1n
        ? [`${index + 1} gap`]
        : [],
    ),
    ...pairs.flatMap(({ hits, before, index }) =>
      hits !== undefined && before?.hits !== undefined && before.hits > hits
        ? [`${index + 1} hits`]
        : [],
    ),
  ].toSorted()
}

/** Returns a generator of integers from 0 to below `limit`, the same in every run. */
function numbersFrom(seed: number) {
  let state = seed
  return (limit: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * limit)
  }
}

const arabic = new Intl.NumberFormat('ar-EG')
const groupedFormat = new Intl.NumberFormat('en')
const garbage = ['', 'NaN', '1e21', '2.5', '-3', 'Infinity', '9007199254740992', '1,0', '00', 'x']

/** Generates a ladder with occasional mistakes. Most ladders are valid, or wrong in one place. */
function generate(next: (limit: number) => number): Typed[] {
  const mistakes = [0, 0, 30, 4][next(4)] ?? 0
  const slip = () => mistakes > 0 && next(mistakes) === 0
  const size = [1, 2, 3, 4, 5, 6, 7, 8, 9, 50][next(10)] ?? 1
  let reached = -1n
  let amount = BigInt(next(50))
  return Array.from({ length: size }, () => {
    const low = slip() ? BigInt(next(60)) : reached + 1n
    const high = slip() ? low - 1n + BigInt(next(2)) : low + 1n + BigInt(next(10) ** 3)
    const hits = slip() ? BigInt(next(50)) : amount + BigInt(next(3))
    if (high > reached) reached = high
    if (hits > amount) amount = hits
    return slip()
      ? { low, high, hits: undefined }
      : { low: slip() ? undefined : low, high: slip() ? undefined : high, hits }
  })
}

const ruleNames = new Map<TierProblem['kind'], string>([
  ['notAboveMinimum', 'size'],
  ['gap', 'gap'],
  ['fewerHits', 'hits'],
])

test(`J7 agrees with the oracle on ${RUNS} ladders of 1 to 50 tiers`, () => {
  const next = numbersFrom(2026)
  const spell = (amount: bigint | undefined) => {
    if (amount === undefined || amount < 0n) return garbage[next(garbage.length)] ?? ''
    const spelling = next(8)
    if (spelling === 0) return groupedFormat.format(amount)
    return spelling === 1 ? arabic.format(amount) : String(amount)
  }
  const disagreements: object[] = []
  const counts = { right: 0, number: 0, size: 0, gap: 0, hits: 0 }
  for (let run = 0; run < RUNS; run++) {
    const ladder = generate(next).map(({ low, high, hits }) => ({
      low,
      high: high !== undefined && high < 0n ? undefined : high,
      hits,
    }))
    const reading = parseLadder(
      ladder.map(({ low, high, hits }) => ({
        minimum: spell(low),
        maximum: spell(high),
        hits: spell(hits),
        pricing_type: 'FLAT',
        bill_type: 'PREPAID',
      })),
    )
    const found = (reading.problems ?? []).flatMap((problems, row) =>
      problems.map(({ kind }) => `${row} ${ruleNames.get(kind) ?? 'number'}`),
    )
    const expected = brokenRules(ladder)
    if ([...new Set(found)].toSorted().join() !== expected.join())
      disagreements.push({ ladder, found, expected })
    const lows = (reading.tiers ?? []).map((tier) => BigInt(tier.minimum_interval))
    if (reading.tiers && lows.join() !== ladder.map(({ low }) => low).join())
      disagreements.push({ ladder, lows })
    if (reading.tiers) counts.right += 1
    for (const rule of ['number', 'size', 'gap', 'hits'] as const)
      if (expected.some((each) => each.endsWith(rule))) counts[rule] += 1
  }
  expect(disagreements.slice(0, 3)).toEqual([])
  // Valid ladders and every kind of invalid ladder must occur often enough.
  expect(Math.min(...Object.values(counts)), JSON.stringify(counts)).toBeGreaterThan(RUNS / 20)
})
