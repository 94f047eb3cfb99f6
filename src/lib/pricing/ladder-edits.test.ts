import { expect, test } from 'vitest'
import { newLadder, parseLadder, type TierDraft } from './ladder'
import { addTier, editTier, isEmptyTier, removeTier } from './ladder-edits'

type Row = [minimum: string, maximum: string, hits: string]

const getLadder = (...rows: Row[]): TierDraft[] =>
  rows.map(([minimum, maximum, hits]) => ({
    minimum,
    maximum,
    hits,
    pricing_type: 'FLAT',
    bill_type: 'PREPAID',
  }))
const getRows = (ladder: readonly TierDraft[]) =>
  ladder.map(({ minimum, maximum, hits }) => [minimum, maximum, hits])

const three = getLadder(['0', '10', '1'], ['11', '20', '2'], ['21', '', '3'])

test.each<[string, string, string, string]>([
  ['is filled in', '', '١٬٠٠٠', '1001'],
  ['follows the maximum', '11', '50', '51'],
  ['is cleared if the maximum is invalid', '11', 'x', ''],
  ['stays if the user typed another minimum', '15', '50', '15'],
  ['is empty if the maximum is the largest number', '', String(Number.MAX_SAFE_INTEGER), ''],
])('edits a maximum, and the next minimum %s', (_, minimum, typed, expected) => {
  const ladder = getLadder(['0', '10', '1'], [minimum, '', '2'])
  expect(getRows(editTier(ladder, 0, 'maximum', typed))).toEqual([
    ['0', typed, '1'],
    [expected, '', '2'],
  ])
})

test('keeps the other tier objects when one tier is edited', () => {
  const edited = editTier(three, 0, 'hits', '7')
  expect(edited[0]?.hits).toBe('7')
  expect(edited[1]).toBe(three[1])
  expect(editTier(three, 9, 'hits', '7')).toEqual(three)
})

test("adds a tier at the end with the previous tier's types and the next minimum if known", () => {
  expect(getRows(addTier(three, 2)).at(-1)).toEqual(['', '', ''])
  const longerLadder = addTier(getLadder(['0', '10', '1']), 0)
  expect(getRows(longerLadder)).toEqual([
    ['0', '10', '1'],
    ['11', '', ''],
  ])
  expect(longerLadder[1]).toMatchObject({ pricing_type: 'FLAT', bill_type: 'PREPAID' })
  expect(addTier([], 0)).toEqual(newLadder())
})

test("adds a tier in between and derives the next minimum from the added tier's maximum", () => {
  const longerLadder = addTier(three, 0)
  expect(getRows(longerLadder)).toEqual([
    ['0', '10', '1'],
    ['11', '', ''],
    ['', '20', '2'],
    ['21', '', '3'],
  ])
  expect(getRows(editTier(longerLadder, 1, 'maximum', '15'))[2]).toEqual(['16', '20', '2'])
  const apart = getLadder(['0', '10', '1'], ['15', '', '2'])
  expect(getRows(addTier(apart, 0))[2]).toEqual(['15', '', '2'])
})

test.each<[string, number, Row[]]>([
  [
    'the first',
    0,
    [
      ['0', '20', '2'],
      ['21', '', '3'],
    ],
  ],
  [
    'a middle',
    1,
    [
      ['0', '10', '1'],
      ['11', '', '3'],
    ],
  ],
  [
    'the last',
    2,
    [
      ['0', '10', '1'],
      ['11', '20', '2'],
    ],
  ],
])('moves the next tier to the removed minimum when %s tier is removed', (_, row, expected) => {
  expect(getRows(removeTier(three, row))).toEqual(expected)
})

test('does not copy a decimal to an added tier, but keeps the decimal when a tier moves up', () => {
  const decimal: TierDraft[] = [
    ...getLadder(['0.5', '10', '1']).map((tier) => ({ ...tier, decimals: { minimum: '0.5' } })),
    ...getLadder(['11', '', '2']),
  ]
  expect(addTier(decimal, 0)[1]?.decimals).toBeUndefined()
  expect(parseLadder(removeTier(decimal, 0)).tiers).toMatchObject([{ minimum_interval: 0.5 }])
})

test('does not remove the only tier', () => {
  expect(removeTier(newLadder(), 0)).toEqual(newLadder())
})

test.each<[string, Row[], number, boolean]>([
  ['a new ladder', [['0', '', '']], 0, true],
  ['a first tier that begins at 1', [['1', '', '']], 0, false],
  [
    'an added tier',
    [
      ['0', '10', '1'],
      ['11', '', ''],
    ],
    1,
    true,
  ],
  [
    'an added tier without its minimum',
    [
      ['0', '', '1'],
      ['', '', ''],
    ],
    1,
    true,
  ],
  [
    'a changed minimum',
    [
      ['0', '10', '1'],
      ['15', '', ''],
    ],
    1,
    false,
  ],
  [
    'a tier with hits',
    [
      ['0', '10', '1'],
      ['11', '', '4'],
    ],
    1,
    false,
  ],
  [
    'a maximum in between',
    [
      ['0', '10', '1'],
      ['11', '12', ''],
      ['13', '', ''],
    ],
    1,
    false,
  ],
  [
    'an old maximum of the last tier',
    [
      ['0', '10', '1'],
      ['11', '12', ''],
    ],
    1,
    true,
  ],
  ['a missing tier', [['0', '', '']], 4, false],
])('checks whether a tier is empty: %s', (_, rows, row, expected) => {
  expect(isEmptyTier(getLadder(...rows), row)).toBe(expected)
})
