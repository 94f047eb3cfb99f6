import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { filledShare, hitsInTier, reachedMark, tierIndex, tierPosition } from './tier-usage'

const MAX = Number.MAX_SAFE_INTEGER
type Range = [minimum: number, maximum: number]

const toTiers = (ranges: readonly Range[], used: readonly number[] = []) =>
  ranges.map(([minimum_interval, maximum_interval], index) => ({
    minimum_interval,
    maximum_interval,
    used: used[index] ?? 0,
  }))

const ladder: Range[] = [
  [0, 1000],
  [1001, 10_000],
  [10_001, MAX],
]

test.each<[string, Range[], number[], object]>([
  ['nothing used', ladder, [0, 0, 0], { hits: 0, index: 0, filled: 0, toNext: 1001 }],
  [
    'the middle of a tier',
    ladder,
    [1000, 4500],
    { hits: 5500, index: 1, filled: 0.5, toNext: 4501 },
  ],
  ['the last hit of a tier', ladder, [1000], { hits: 1000, index: 0, filled: 1, toNext: 1 }],
  [
    'the first hit of a tier',
    ladder,
    [1000, 1],
    { hits: 1001, index: 1, filled: 1 / 9000, toNext: 9000 },
  ],
  [
    'a tier without an end',
    ladder,
    [1000, 9000, 7],
    { hits: 10_007, index: 2, filled: undefined, toNext: undefined },
  ],
  ['one tier', [[0, MAX]], [42], { hits: 42, index: 0, filled: undefined, toNext: undefined }],
  ['one tier with an end', [[1, 10]], [5], { hits: 5, index: 0, filled: 0.5, toNext: undefined }],
  [
    'more hits than the last tier allows',
    [[1, 10]],
    [25],
    { hits: 25, index: 0, filled: 1, toNext: undefined },
  ],
  [
    'more hits than the last of several tiers allows',
    [
      [0, 10],
      [11, 20],
    ],
    [25],
    { hits: 25, index: 1, filled: 1, toNext: undefined },
  ],
  [
    'an empty tier',
    [
      [11, 10],
      [11, MAX],
    ],
    [10],
    { hits: 10, index: 0, filled: 1, toNext: 1 },
  ],
  [
    'a number that two tiers share',
    [
      [0, 100],
      [100, MAX],
    ],
    [100],
    { hits: 100, index: 0, filled: 1, toNext: 1 },
  ],
  [
    'a gap between tiers',
    [
      [0, 100],
      [201, MAX],
    ],
    [150],
    { hits: 150, index: 0, filled: 1, toNext: 51 },
  ],
  [
    'the last hit of a gap',
    [
      [0, 100],
      [201, MAX],
    ],
    [200],
    { hits: 200, index: 0, filled: 1, toNext: 1 },
  ],
  [
    'a maximum below the minimum',
    [
      [50, 10],
      [51, MAX],
    ],
    [20],
    { hits: 20, index: 0, filled: 1, toNext: 31 },
  ],
  [
    'a negative or invalid usage',
    ladder,
    [-5, Number.NaN, 12],
    { hits: 12, index: 0, filled: 0.012, toNext: 989 },
  ],
  [
    'a 64-bit maximum',
    [[0, 2 ** 63]],
    [3],
    { hits: 3, index: 0, filled: undefined, toNext: undefined },
  ],
])('returns the position on a ladder: %s', (_, ranges, used, expected) => {
  expect(tierPosition(toTiers(ranges, used))).toMatchObject(expected)
})

test('returns no position without a usable tier', () => {
  expect(tierPosition([])).toBeUndefined()
  expect(tierPosition(toTiers([[Number.NaN, 10]], [4]))).toBeUndefined()
})

test('returns the same position for tiers in any order', () => {
  const usage = toTiers(ladder, [1000, 4500, 0])
  expect(tierPosition(usage.toReversed())).toEqual(tierPosition(usage))
})

test('sorts tiers with the same minimum by their maximum', () => {
  const ranges: Range[] = [
    [0, 50],
    [0, 100],
  ]
  const position = { hits: 20, index: 0, filled: 0.4 }
  expect(tierPosition(toTiers(ranges, [20]))).toMatchObject(position)
  expect(tierPosition(toTiers(ranges, [20]).toReversed())).toMatchObject(position)
})

test('fills tiers in order and counts each hit once in a ladder without gaps', () => {
  const sizes = fc.array(fc.integer({ min: 2, max: 5000 }), { minLength: 1, maxLength: 8 })
  fc.assert(
    fc.property(sizes, fc.nat(50_000), (lengths, hits) => {
      let last = 0
      const ranges = lengths.map((length): Range => {
        const first = last + 1
        last += length
        return [first, last]
      })
      const tiers = toTiers([...ranges, [last + 1, MAX]])
      const parts = tiers.map((tier) => hitsInTier(tier, hits))
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(hits)
      const index = tierIndex(tiers, hits)
      expect(tiers.slice(0, index).every((tier) => filledShare(tier, hits) === 1)).toBe(true)
      expect(parts.slice(index + 1).every((part) => part === 0)).toBe(true)
    }),
  )
})

test.each([
  [79, undefined],
  [80, 0.8],
  [99, 0.8],
  [100, 1],
  [101, undefined],
  [900, 0.8],
  [1001, 1],
])('maps %i hits to the usage mark %s', (hits, mark) => {
  const ranges: Range[] = [
    [0, 100],
    [101, 1000],
  ]
  const usage = toTiers(ranges, [Math.min(hits, 100), Math.max(0, hits - 100)])
  expect(reachedMark(tierPosition(usage) ?? {})).toBe(mark)
})

test('returns no mark for an open-ended tier', () => {
  expect(reachedMark(tierPosition(toTiers([[0, MAX]], [900])) ?? {})).toBeUndefined()
})
