import { expect, test } from 'vitest'
import {
  sortTiers,
  newLadder,
  parseLadder,
  findTierIndex,
  tierWarning,
  toDrafts,
  type TierDraft,
  type TierProblem,
} from './ladder'

const MAX = Number.MAX_SAFE_INTEGER
type Row = [minimum: string, maximum: string, hits: string]

const drafts = (...rows: Row[]): TierDraft[] =>
  rows.map(([minimum, maximum, hits]) => ({
    minimum,
    maximum,
    hits,
    pricing_type: 'TIERED',
    bill_type: 'PREPAID',
  }))

test.each<[string, Row[], TierProblem[][]]>([
  ['one tier', [['0', '', '10']], [[]]],
  ['a last tier whose typed maximum is ignored', [['5', '1', '10']], [[]]],
  [
    'tiers without a gap',
    [
      ['0', '10', '5'],
      ['11', '', '5'],
    ],
    [[], []],
  ],
  [
    'tiers that share a number',
    [
      ['0', '10', '5'],
      ['10', '', '5'],
    ],
    [[], []],
  ],
  [
    'tiers that overlap',
    [
      ['0', '10', '5'],
      ['3', '', '5'],
    ],
    [[], []],
  ],
  [
    'a maximum equal to its minimum',
    [
      ['10', '10', '5'],
      ['11', '', '5'],
    ],
    [[{ field: 'maximum', kind: 'notAboveMinimum', minimum: 10 }], []],
  ],
  [
    'a maximum below its minimum',
    [
      ['10', '9', '5'],
      ['10', '', '5'],
    ],
    [[{ field: 'maximum', kind: 'notAboveMinimum', minimum: 10 }], []],
  ],
  [
    'a gap of two',
    [
      ['0', '10', '5'],
      ['12', '', '5'],
    ],
    [[], [{ field: 'minimum', kind: 'gap', from: 11, to: 11 }]],
  ],
  [
    'decreasing hits',
    [
      ['0', '10', '5'],
      ['11', '', '4'],
    ],
    [[], [{ field: 'hits', kind: 'fewerHits', before: 5 }]],
  ],
  [
    'empty tiers',
    [
      ['', '', ''],
      ['', '', ''],
    ],
    [
      [
        { field: 'minimum', kind: 'empty' },
        { field: 'maximum', kind: 'empty' },
        { field: 'hits', kind: 'empty' },
      ],
      [
        { field: 'minimum', kind: 'empty' },
        { field: 'hits', kind: 'empty' },
      ],
    ],
  ],
  [
    'invalid numbers without further problems',
    [
      ['NaN', '1e21', '1.5'],
      ['-1', '', '4'],
    ],
    [
      [
        { field: 'minimum', kind: 'notANumber' },
        { field: 'maximum', kind: 'exponent' },
        { field: 'hits', kind: 'decimal' },
      ],
      [{ field: 'minimum', kind: 'negative' }],
    ],
  ],
  [
    'a last tier that begins at the largest number',
    [[String(MAX), '', '5']],
    [[{ field: 'minimum', kind: 'notAboveMinimum', minimum: MAX }]],
  ],
])('J7 validates a ladder: %s', (_, rows, problems) => {
  const reading = parseLadder(drafts(...rows))
  expect(reading.problems ?? rows.map(() => [])).toEqual(problems)
})

test('converts a valid ladder to tiers and back', () => {
  const ladder = drafts(['0', '١٬٠٠٠', '1,000'], ['1001', '7', '2000'])
  const { tiers = [] } = parseLadder(ladder)
  expect(tiers).toEqual([
    {
      minimum_interval: 0,
      maximum_interval: 1000,
      amount_of_hits: 1000,
      pricing_type: 'TIERED',
      bill_type: 'PREPAID',
    },
    {
      minimum_interval: 1001,
      maximum_interval: MAX,
      amount_of_hits: 2000,
      pricing_type: 'TIERED',
      bill_type: 'PREPAID',
    },
  ])
  expect(parseLadder(toDrafts(tiers)).tiers).toEqual(tiers)
})

const getTiers = (...rows: [minimum: number, maximum: number, hits: number][]) =>
  rows.map(([minimum_interval, maximum_interval, amount_of_hits]) => ({
    minimum_interval,
    maximum_interval,
    amount_of_hits,
    pricing_type: 'TIERED',
    bill_type: 'PREPAID',
  }))

test('sorts unordered tiers before removing the maximum of the last tier', () => {
  const tiers = getTiers([1001, MAX, 2000], [0, 500, 10], [501, 1000, 1000])
  expect(parseLadder(toDrafts(tiers)).tiers).toEqual(
    getTiers([0, 500, 10], [501, 1000, 1000], [1001, MAX, 2000]),
  )
})

test('sorts tiers with the same minimum by their maximum', () => {
  const [short, middle, long] = getTiers([0, 10, 1], [0, 20, 1], [0, 30, 1])
  for (const tiers of [
    getTiers([0, 20, 1], [0, 10, 1], [0, 30, 1]),
    getTiers([0, 30, 1], [0, 10, 1], [0, 20, 1]),
  ])
    expect(sortTiers(tiers)).toEqual([short, middle, long])
})

test('keeps the decimals of existing tiers until the user edits them', () => {
  const tiers = getTiers([0, 100.5, 0.5], [100.5, 200, 1.25], [201, MAX, 2])
  const ladder = toDrafts(tiers)
  expect(parseLadder(ladder).tiers).toEqual(tiers)
  const changedLadder = ladder.map((tier, row) => (row === 1 ? { ...tier, hits: '1.5' } : tier))
  expect(parseLadder(changedLadder).problems).toEqual([
    [],
    [{ field: 'hits', kind: 'decimal' }],
    [],
  ])
  // The interval rules also apply to decimals.
  expect(parseLadder(toDrafts(getTiers([0, 100.5, 1], [102, MAX, 1]))).problems).toEqual([
    [],
    [{ field: 'minimum', kind: 'gap', from: 101, to: 101 }],
  ])
})

test('requires a pricing type and a bill type', () => {
  const ladder = drafts(['0', '', '5']).map((tier) => ({
    ...tier,
    pricing_type: '',
    bill_type: '',
  }))
  expect(parseLadder(ladder).problems).toEqual([
    [
      { field: 'pricing_type', kind: 'empty' },
      { field: 'bill_type', kind: 'empty' },
    ],
  ])
})

test('reports only the missing hits of a new ladder', () => {
  expect(parseLadder(newLadder()).problems).toEqual([[{ field: 'hits', kind: 'empty' }]])
})

test.each<[string, Row[], object | undefined]>([
  ['the first hit', [['1', '', '5']], undefined],
  ['a late start', [['50', '', '5']], { kind: 'lateStart', from: 1, to: 49 }],
  [
    'a shared number',
    [
      ['0', '10', '5'],
      ['10', '', '5'],
    ],
    undefined,
  ],
  [
    'an overlap',
    [
      ['0', '10', '5'],
      ['8', '', '5'],
    ],
    { kind: 'overlap', from: 8, to: 10 },
  ],
  [
    'a tier within the previous tier',
    [
      ['0', '10', '5'],
      ['3', '5', '5'],
      ['6', '', '5'],
    ],
    { kind: 'overlap', from: 3, to: 5 },
  ],
  [
    'an invalid number',
    [
      ['0', 'x', '5'],
      ['8', '', '5'],
    ],
    undefined,
  ],
])('warns only about late starts and overlaps: %s', (_, rows, warning) => {
  const ladder = drafts(...rows)
  const warnings = ladder.map((tier, index) =>
    tierWarning(tier, ladder[index - 1], index === ladder.length - 1),
  )
  expect(warnings.filter(Boolean)).toEqual(warning ? [{ field: 'minimum', ...warning }] : [])
})

test.each([
  [0, 0],
  [10, 0],
  [11, 1],
  [20, 1],
  [21, 2],
  [MAX, 2],
])('maps %d hits to the tier at index %d', (hits, tier) => {
  const { tiers = [] } = parseLadder(drafts(['0', '10', '1'], ['11', '20', '2'], ['21', '', '3']))
  expect(findTierIndex(tiers, hits)).toBe(tier)
  // The index refers to the rows as passed, in any order.
  expect(findTierIndex(tiers.toReversed(), hits)).toBe(2 - tier)
  expect(findTierIndex([], hits)).toBe(-1)
})
