import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { prepareList, type ListChoices } from './prepare-list'

const asRows = (rows: readonly (readonly string[])[]) =>
  rows.map((cells, index) => ({ row: index + 2, cells }))

/** Prepares a list with a name column and a column with this heading and these cells. */
function prepare(heading: string, cells: readonly string[], choices?: Partial<ListChoices>) {
  const rows = asRows(cells.map((cell, index) => [`Sample ${index}`, cell]))
  return prepareList(['Name', heading], rows, { mapping: { full_name: 0 }, ...choices })
}

const sentCells = ({ sent }: ReturnType<typeof prepareList>) => sent.map(({ cells }) => cells)

test('sends the mapped columns, and splits a whole date into its parts', () => {
  const rows = asRows([
    ['D1', 'Layla Sample', '23/11/1949', 'x'],
    ['D2', 'Omar Sample', 'in spring'],
  ])
  const mapping = { document_number: 0, full_name: 1 }
  const prepared = prepareList(['Id', 'Name', 'Born', 'Unused'], rows, {
    ...{ mapping, birthDate: { column: 2 } },
  })
  expect(prepared).toMatchObject({
    header: ['Name', 'Id', 'Born', 'Born', 'Born'],
    mapping: {
      ...{ full_name: 0, document_number: 1 },
      ...{ birth_date_day: 2, birth_date_month: 3, birth_date_year: 4 },
    },
    sent: [
      { row: 2, cells: ['Layla Sample', 'D1', '23', '11', '1949'] },
      { row: 3, cells: ['Omar Sample', 'D2', '', '', ''] },
    ],
    notSent: [],
    notices: [{ row: 3, kind: 'unreadable_date', column: 'Born', value: 'in spring' }],
    dates: { order: 'day_first', evidence: 'clear' },
  })
})

const dateTexts = fc.oneof(
  fc.string(),
  fc.string({ unit: fc.constantFrom(...'0123456789/-. ?,;xXcirca هـمAD') }),
  fc.tuple(fc.nat(40), fc.nat(15), fc.nat(3000)).map((parts) => parts.join('/')),
)

test('sends every row with a name, whatever its date column contains', () => {
  fc.assert(
    fc.property(fc.array(dateTexts, { maxLength: 20 }), fc.boolean(), (texts, isWhole) => {
      const choices: Partial<ListChoices> = isWhole
        ? { birthDate: { column: 1 } }
        : { mapping: { full_name: 0, birth_date_year: 1 } }
      const { sent, notSent } = prepare('Born', texts, choices)
      expect(sent).toHaveLength(texts.length)
      expect(notSent).toEqual([])
      const years = sent.map(({ cells }) => cells.at(-1) ?? '')
      for (const year of years) expect(year).toMatch(/^(?:|1[89]\d\d|20\d\d)$/)
    }),
  )
})

test('reads separate day, month and year columns like whole dates', () => {
  const rows = asRows([
    ['Sample 1', '00', 'March', 'circa 1949'],
    ['Sample 2', '3rd', 'آذار', '1949.0'],
    ['Sample 3', '?', '0', '1949-1951'],
    ['Sample 4', '32', '13', 'n/a'],
    ['Sample 5', '12', '5', '1382'],
    ['Sample 6', '7', '2', '49'],
    ['Sample 7', '', '', 'spring'],
  ])
  const mapping = { full_name: 0, birth_date_day: 1, birth_date_month: 2, birth_date_year: 3 }
  const header = ['Name', 'Day', 'Month', 'Year']
  const prepared = prepareList(header, rows, { mapping })
  expect(sentCells(prepared).map((cells) => cells.slice(1))).toEqual([
    ['', '3', '1949'],
    ['3', '3', '1949'],
    ['', '', ''],
    ['', '', ''],
    ['', '', ''],
    ['7', '2', ''],
    ['', '', ''],
  ])
  expect(prepared.notices.map(({ row, kind, value }) => [row, kind, value])).toEqual([
    [4, 'several_dates', '1949-1951'],
    [5, 'day', '32'],
    [5, 'month', '13'],
    [6, 'hijri_year', '1382'],
    [7, 'short_year', '49'],
    [8, 'year', 'spring'],
  ])
  expect(prepared.dates?.questions.map(({ question }) => question)).toEqual([
    ...['several_dates', 'hijri_year', 'short_year'],
  ])
  const dates = { hijri_year: 'islamic-umalqura', short_year: 1927 } as const
  const converted = sentCells(prepareList(header, rows, { mapping, dates }))
  expect(converted[4]).toEqual(['Sample 5', '11', '10', '1962'])
  expect(converted[5]).toEqual(['Sample 6', '7', '2', '1949'])
})

test.each([
  ['empty', ''],
  ['a zero-width space', '\u{200B}'],
  ['a direction mark', ' \u{200F}'],
  ['a soft hyphen', '\u{AD}'],
  ['a byte-order mark', '\u{FEFF}'],
  ['a word joiner', '\u{2060}\u{2060}'],
  ['a Hangul filler', '\u{3164}\u{FFA0}\u{115F}'],
  ['a no-break space', '\u{A0}\u{202F}'],
  ['a braille blank', '\u{2800}'],
  ['a variation selector', '\u{FE0F}'],
  ['a control-Z character', '\u{1A}'],
])('reports a row whose name is %s instead of sending it', (_name, name) => {
  const rows = asRows([
    [name, 'D1'],
    [`Sa${name}mple`, 'D2'],
  ])
  const prepared = prepareList(['Name', 'Id'], rows, {
    mapping: { full_name: 0, document_number: 1 },
  })
  expect(prepared.sent.map(({ row }) => row)).toEqual([3])
  expect(prepared.notSent).toEqual([{ row: 2, kind: 'no_name', column: 'Name', value: 'D1' }])
})

test('reports a row that repeats the headings instead of sending it', () => {
  const rows = asRows([
    ['Layla Sample', 'D1'],
    ['Name ', ' Id'],
    ['Name', 'D2'],
  ])
  const { sent, notSent } = prepareList(['Name', 'Id'], rows, { mapping: { full_name: 0 } })
  expect(sent.map(({ row }) => row)).toEqual([2, 4])
  expect(notSent).toEqual([{ row: 3, kind: 'heading', column: undefined, value: 'Name   Id' }])
})

test.each([
  ['Sample', '', ''],
  ['', 'Layla', ''],
  ['', '', 'Sampledottir'],
  ['Sample Trading Company Ltd.', '', ''],
  ['a.k.a. Abu Sample', '', ''],
])('sends a row with the names %j, %j, %j', (full, middle, last) => {
  const mapping = { full_name: 0, middle_name: 1, last_name: 2 }
  const { sent } = prepareList(['A', 'B', 'C'], asRows([[full, middle, last]]), { mapping })
  expect(sent.map(({ cells }) => cells)).toEqual([[full, middle, last]])
})

test('does not cut long texts, but reports texts over the limit', () => {
  const remarks = { mapping: { full_name: 0, remarks: 1 } }
  const long = 'x'.repeat(32_767)
  expect(prepare('Remarks', [long], remarks)).toMatchObject({
    sent: [{ cells: ['Sample 0', long] }],
    notices: [],
  })
  const { sent, notices } = prepare('Remarks', [`${long}x`], remarks)
  expect(sent[0]?.cells[1]).toHaveLength(32_768)
  expect(notices).toMatchObject([{ row: 2, kind: 'too_long', column: 'Remarks' }])
})

test.each(['N/A', 'n/a', '#N/A', '-', '—', '--', '?', 'NULL', '(null)', 'None', '\\N'])(
  'sends an empty value for the placeholder %j',
  (cell) => {
    const fields = { mapping: { full_name: 0, nationality: 1 } }
    expect(prepare('Nationality', [cell], fields)).toMatchObject({
      sent: [{ cells: ['Sample 0', ''] }],
      notices: [],
    })
    expect(prepare('Born', [cell], { birthDate: { column: 1 } }).notices).toEqual([])
  },
)

test.each(['NA', '0', 'Nil Sampleland', '- none -x'])('sends the value %j unchanged', (cell) => {
  const { sent } = prepare('Nationality', [cell], { mapping: { full_name: 0, nationality: 1 } })
  expect(sent[0]?.cells[1]).toBe(cell)
})

test.each([
  ["'00123", '00123'],
  ["O'1", "O'1"],
  ["'A1'", "'A1'"],
])('sends the document number %s as %s', (cell, sentCell) => {
  const { sent } = prepare('Id', [cell], { mapping: { full_name: 0, document_number: 1 } })
  expect(sent[0]?.cells[1]).toBe(sentCell)
})

test('reports a row as a duplicate only if all its columns match', () => {
  const rows = asRows([
    ['Layla Sample', 'D1'],
    ['Layla Sample', 'D2'],
    ['Layla Sample', 'D1'],
  ])
  const prepared = prepareList(['Name', 'Id'], rows, { mapping: { full_name: 0 } })
  expect(prepared.sent).toHaveLength(3)
  expect(prepared.notices).toEqual([{ row: 4, kind: 'duplicate', column: undefined, value: '2' }])
})

test('reports cells beyond the headings and unreadable characters, and skips blank rows', () => {
  const rows = asRows([
    ['Sam\u{FFFD}le', 'D1', '', 'extra', 'cells'],
    ['', ' '],
    ['Omar', 'D2', ' '],
  ])
  const prepared = prepareList(['Name', 'Id'], rows, { mapping: { full_name: 0 } })
  expect(prepared.sent.map(({ row }) => row)).toEqual([2, 4])
  expect(prepared.notSent).toEqual([])
  expect(prepared.notices).toEqual([
    { row: 2, kind: 'too_many_cells', column: undefined, value: 'extra cells' },
    { row: 2, kind: 'unreadable', column: 'Name', value: 'Sam\u{FFFD}le' },
  ])
})

const listRows = [
  ['Layla Sample', 'D1', '1949'],
  ['Omar Sample', 'D2', '1951'],
]

test.each([
  [[['End of list']], 1],
  [[['Total', '2']], 1],
  [[['Generated on 27/11/2026'], ['Page 1 of 1']], 2],
  [[['2 records', '', '']], 1],
  [[['Fin de la liste']], 1],
  [[['المجموع', '2']], 1],
  [[['', '', 'See the notes']], 1],
  [[['Mona Sample', 'D3']], 0],
  [[['One'], ['Two'], ['Three'], ['Four']], 0],
])('finds the footers among the last rows %j: %s', (last, count) => {
  const rows = asRows([...listRows, ...last])
  const { footers } = prepareList(['Name', 'Id', 'Year'], rows, { mapping: { full_name: 0 } })
  expect(footers).toHaveLength(count)
})

test('sends a footer until the user excludes it', () => {
  const rows = asRows([...listRows, ['End of list']])
  const header = ['Name', 'Id', 'Year']
  const mapping = { full_name: 0, birth_date_year: 2 }
  expect(prepareList(header, rows, { mapping }).sent).toHaveLength(3)
  const prepared = prepareList(header, rows, { mapping, leftOutRows: [4] })
  expect(prepared.sent.map(({ row }) => row)).toEqual([2, 3])
  expect(prepared.notSent).toEqual([
    { row: 4, kind: 'footer', column: undefined, value: 'End of list' },
  ])
  expect(prepared.footers).toEqual([{ row: 4, text: 'End of list' }])
})
