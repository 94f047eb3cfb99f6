import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseLadder } from './ladder'
import { parsePastedLadder } from './paste'

const types = { pricing_type: 'FLAT', bill_type: 'PREPAID' }
const parse = (text: string) => parsePastedLadder(text, types)
const getRows = (text: string) =>
  parse(text).tiers.map(({ draft: { minimum, maximum, hits } }) =>
    [minimum, maximum, hits].join('|'),
  )

test.each([
  ['tabs', '0\t1000\t500\n1001\t\t600'],
  ['Windows line breaks and an empty line', '0\t1000\t500\r\n\r\n1001\t∞\t600\r\n'],
  ['semicolons', '0;1000;500\n1001;;600'],
  ['commas', '0,1000,500\n1001,,600'],
  ['commas followed by spaces', '0, 1000, 500\n1001, unlimited, 600'],
  ['spaces', '0 1000 500\n1001 ∞ 600'],
  ['Arabic semicolons', '0؛1000؛500\n1001؛؛600'],
  ['cells in quotes', '"0","1000","500"\n"1001","","600"'],
  ['quotes in quotes', '"0","1000","500","of ""hits"""\n"1001","","600"'],
  [
    'line breaks in quotes',
    '"minimum\ninterval"\t"maximum\ninterval"\thits\n0\t"1000\n"\t500\n1001\t\t600',
  ],
  ['a header', 'minimum_interval;maximum_interval;amount_of_hits\n0;1000;500\n1001;;600'],
  ['a header in another order', 'Amount of hits\tTo\tFrom\n500\t1000\t0\n600\t\t1001'],
  [
    'the portal’s own Arabic header',
    'الحد الأدنى\tالحد الأقصى\tكمية الاستخدامات\n0\t1000\t500\n1001\t\t600',
  ],
  ['an Arabic header', 'الحد الأدنى\tالحد الأقصى\tعدد العمليات\n0\t1000\t500\n1001\t\t600'],
])('reads tiers with %s', (_, text) => {
  expect(getRows(text)).toEqual(['0|1000|500', '1001||600'])
  expect(parse(text)).toMatchObject({ leftOut: [], lostMaximum: undefined })
})

test.each([
  ['Arabic digits', '٠\t١٠٠٠\t٥٠٠\n١٠٠١\t\t٦٠٠'],
  ['thousands separators', '0\t1,000\t500\n1,001\t\t600'],
  ['thousands separators between semicolons', '0;1 000;500\n1 001;9007199254740991;600'],
  ['thousands separators between commas', '0, 1,000, 500\n1,001, 9.22E+18, 600'],
  ['thousands separators in quotes', '0,"1,000",500\n"1,001",,600'],
  ['Arabic thousands separators', '٠\t١٬٠٠٠\t٥٠٠\n١٬٠٠١\t\t٦٠٠'],
])('accepts pasted numbers with %s', (_, text) => {
  const { tiers } = parseLadder(parse(text).tiers.map(({ draft }) => draft))
  expect(tiers).toMatchObject([
    { minimum_interval: 0, maximum_interval: 1000, amount_of_hits: 500 },
    { minimum_interval: 1001, amount_of_hits: 600 },
  ])
})

test.each([
  ['no types', '0\t\t5', types],
  ['both', '0\t\t5\tTIERED\tPER_SESSION', { pricing_type: 'TIERED', bill_type: 'PER_SESSION' }],
  [
    'types as the portal shows them',
    '0\t\t5\tTiered\tper session',
    { pricing_type: 'TIERED', bill_type: 'PER_SESSION' },
  ],
  ['one type', '0\t\t5\tmonthly subscription', { ...types, bill_type: 'MONTHLY_SUBSCRIPTION' }],
  [
    'a type in a column with a header',
    'min\tmax\tbill_type\thits\n0\t\tper-session\t5',
    { ...types, bill_type: 'PER_SESSION' },
  ],
])("reads a tier's types: %s", (_, text, expected) => {
  expect(parse(text).tiers).toMatchObject([{ draft: { hits: '5', ...expected }, unread: [] }])
})

test('leaves an unknown type empty and reports it', () => {
  expect(parse('0\t\t5\tVOLUME\tprepaid').tiers).toMatchObject([
    { draft: { pricing_type: '', bill_type: 'PREPAID' }, unread: ['VOLUME'] },
  ])
})

test('keeps unknown text in its cell or reports the text', () => {
  const pasted = parse('Prices 2026\nmin\tmax\thits\tnote\n0\t1.5\tmany\tnew\nTotal\n11\t500\t7')
  expect(pasted).toMatchObject({
    tiers: [
      { draft: { minimum: '0', maximum: '1.5', hits: 'many' } },
      { draft: { minimum: '11', maximum: '' } },
    ],
    unusedColumns: ['note'],
    lostMaximum: '500',
    leftOut: [
      { number: 1, text: 'Prices 2026', reason: 'noNumber' },
      { number: 4, text: 'Total', reason: 'noNumber' },
    ],
  })
})

test.each([
  ['a line with more numbers than columns', '1,001,10,000,9,000', 'tooManyNumbers'],
  ['thousands separators that look like columns', '0 1 000 500', 'tooManyNumbers'],
  ['a line longer than its header', 'min,max,hits\n0,1,000,500', 'tooManyNumbers'],
])('skips %s instead of guessing', (_, text, reason) => {
  expect(parse(text)).toMatchObject({ tiers: [], leftOut: [{ reason }] })
})

test('rejects a number that was cut at its thousands separator', () => {
  expect(parseLadder(parse('0,1,000').tiers.map(({ draft }) => draft)).problems).toEqual([
    [{ field: 'hits', kind: 'notANumber' }],
  ])
})

test('reads 200 tiers and reports the lines after them', () => {
  const { tiers, leftOut } = parse('1\t2\t3\n'.repeat(201))
  expect(tiers).toHaveLength(200)
  expect(leftOut).toEqual([{ number: 201, text: '1\t2\t3', reason: 'tooManyTiers' }])
})

test('never throws and accounts for every line of any pasted text', () => {
  const bits = [
    ...'0123456789,;\t\n\r "٠١٢٬،؛.-eE∞',
    'min',
    'max',
    'hits',
    'tiered',
    '1,000',
    '\0',
    '\ud800',
    '🜚',
  ]
  const anything = fc.oneof(
    fc.string({ unit: fc.constantFrom(...bits), maxLength: 200 }),
    fc.string({ unit: 'grapheme', maxLength: 60 }),
  )
  fc.assert(
    fc.property(anything, (text) => {
      const { tiers, leftOut } = parse(text)
      parseLadder(tiers.map(({ draft }) => draft))
      const lines = text.split(/\r\n|[\n\r]/).filter((line) => /[^\s",;؛،]/.test(line))
      expect(tiers.length + leftOut.length).toBeGreaterThanOrEqual(lines.length - 1)
      for (const { draft } of tiers) expect(Object.values(draft)).toHaveLength(5)
    }),
    { numRuns: 1500, seed: 13 },
  )
})

test('leaves missing columns empty and does not report unnamed columns as unused', () => {
  expect(getRows('From\tTo\n0\t1000\n1001\t')).toEqual(['0|1000|', '1001||'])
  expect(getRows('Amount of hits\tTo\n500\t1000\n600\t')).toEqual(['|1000|500', '||600'])
  expect(parse('From;;Amount of hits\n0;;500').unusedColumns).toEqual([])
})

test('accepts empty quoted cells', () => {
  expect(getRows('"0";"";"500"\n""\n"1001";"";"600"')).toEqual(['0||500', '1001||600'])
})

test('reports that the ladder has types if any tier has types', () => {
  const flat = parse('0\t1000\t500\n1001\t\t600\tFLAT')
  expect(flat.tiers.map(({ hasTypes }) => hasTypes)).toEqual([false, true])
  expect(flat.hasTypes).toBe(true)
  expect(parse('0\t\t500').hasTypes).toBe(false)
})

test('reports a decimal maximum of the last tier as lost unless it is the largest number', () => {
  expect(parse('0\t12.5\t500').lostMaximum).toBe('12.5')
  // The largest number means no maximum, in any notation.
  expect(parse('0\t9007199254740991.0\t500').lostMaximum).toBeUndefined()
})
