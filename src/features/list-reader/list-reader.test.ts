import { utils, write } from '@e965/xlsx'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import type { ColumnMapping } from '@/api/sanction-lists/requests'
import { MAX_COLUMNS, MAX_ROWS } from '@/api/sanction-lists/schema'
import { deflated, rawZip } from '@/test/raw-zip'
import { createListReader, type ReaderRequest, type ReaderResponse } from './list-reader'
import { workbookRows } from './workbook-rows'

/** All that a reader answers to these requests, by what the answers have. */
async function answers(...requests: ReaderRequest[]) {
  const responses: ReaderResponse[] = []
  const handle = createListReader((response) => responses.push(response))
  for (const request of requests) await handle(request)
  const merged: Partial<Merged> = Object.assign({}, ...responses)
  return merged
}
type Merged = UnionToIntersection<ReaderResponse>
type UnionToIntersection<U> = (U extends unknown ? (each: U) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never

const open = (...parts: BlobPart[]) => answers({ open: new Blob(parts) })

function workbook(rows: unknown[][], bookSST = true): Blob {
  const book = utils.book_new()
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows, { UTC: true }), 'List')
  const bytes: ArrayBuffer = write(book, { type: 'array', bookSST, compression: true })
  return new Blob([bytes])
}

const utf16 = (text: string, isLittle: boolean) => {
  const view = new DataView(new ArrayBuffer(text.length * 2))
  for (const [index, unit] of text.split('').entries())
    view.setUint16(index * 2, unit.charCodeAt(0), isLittle)
  return view
}

const ARABIC = 'الاسم,رقم\nليلى اختبار,D1\n'
/** The same in Windows-1256. */
const cp1256 = Uint8Array.of(
  ...[199, 225, 199, 211, 227, 44, 209, 222, 227, 10],
  ...[225, 237, 225, 236, 32, 199, 206, 202, 200, 199, 209, 44, 68, 49, 10],
)

test.each<[string, BlobPart, string]>([
  ['UTF-8', ARABIC, 'utf-8'],
  ['UTF-8 with a mark', `\u{FEFF}${ARABIC}`, 'utf-8'],
  ['UTF-16 with a mark', utf16(`\u{FEFF}${ARABIC}`, true), 'utf-16le'],
  ['UTF-16 without one', utf16(ARABIC, true), 'utf-16le'],
  ['big-endian UTF-16', utf16(`\u{FEFF}${ARABIC}`, false), 'utf-16be'],
  ['big-endian UTF-16 without a mark', utf16(ARABIC, false), 'utf-16be'],
  ['Windows-1256', cp1256, 'windows-1256'],
])('reads %s, and what is uploaded is UTF-8', async (_name, part, encoding) => {
  const { opened, read } = await open(part)
  expect(opened).toMatchObject({
    encoding,
    header: ['الاسم', 'رقم'],
    preview: [['ليلى اختبار', 'D1']],
    guess: { full_name: 0 },
  })
  expect(read?.rows).toBe(1)
  expect((await read?.content.text())?.replace('\u{FEFF}', '')).toBe(ARABIC)
})

test('an encoding that was chosen is used', async () => {
  const { opened } = await answers({ open: new Blob([cp1256]), encoding: 'windows-1252' })
  expect(opened?.header[0]).toBe('ÇáÇÓã')
})

test('reads the first sheet of a workbook: long numbers, dates, blank rows and markup as they are', async () => {
  const rows = [
    ['Name', 'National id', 'Listed'],
    ['<b>Layla</b> & "Co"', 29_001_011_234_567, new Date(Date.UTC(2026, 0, 31))],
    [],
    ['=1+1', '٢٩٠', true],
  ]
  for (const bookSST of [true, false]) {
    const { opened, read } = await open(workbook(rows, bookSST))
    expect(opened).toMatchObject({
      encoding: undefined,
      header: ['Name', 'National id', 'Listed'],
      guess: { full_name: 0, document_number: 1 },
    })
    expect(opened?.preview).toEqual([
      ['<b>Layla</b> & "Co"', '29001011234567', '2026-01-31'],
      [],
      ['=1+1', '٢٩٠', ''],
    ])
    expect(read?.rows).toBe(2)
  }
})

const SHEET = 'xl/worksheets/sheet1.xml'
const STRINGS = 'xl/sharedStrings.xml'

async function withParts(book: Blob, names: string[], change: (part: string) => string) {
  const files = unzipSync(new Uint8Array(await book.arrayBuffer()))
  for (const name of names)
    files[name] = strToU8(change(strFromU8(files[name] ?? new Uint8Array())))
  return new Blob([zipSync(files)])
}

/** The rows of its sheet have no numbers, so that it cannot be cut. */
const unnumbered = (book: Blob) =>
  withParts(book, [SHEET], (sheet) => sheet.replaceAll(/<row r="\d+"/g, '<row'))

/** As some programs write it. */
const prefixed =
  (...names: string[]) =>
  (book: Blob) =>
    withParts(book, names, (part) =>
      part.replaceAll(/<(\/?)(?=[a-z])/gi, '<$1x:').replace(' xmlns=', ' xmlns:x='),
    )
const prefixedSheet = prefixed(SHEET)
const prefixedStrings = prefixed(STRINGS)
const prefixedParts = prefixed(SHEET, STRINGS, 'xl/workbook.xml', 'xl/styles.xml')

const severalPieces = (day: (row: number) => unknown, blank = 999) =>
  Array.from({ length: 3200 }, (_, row) =>
    row === blank ? [] : [`Person ${row}`, `D${row % 50}`, day(row)],
  )
const dated = workbook(severalPieces(() => new Date(0)))

test.each<[string, boolean, (book: Blob) => Blob | Promise<Blob>]>([
  ['shared texts', true, (book) => book],
  ['texts in their cells', false, (book) => book],
  ['rows without numbers', true, unnumbered],
])('reads a long workbook with %s row by row', async (_name, areShared, change) => {
  const blank = change === unnumbered ? -1 : 999
  const rows = severalPieces((row) => row, blank)
  const book = workbook([['Name', 'Document', 'Birth day'], ...rows], areShared)
  const { opened, problems, read } = await answers(
    { open: await change(book) },
    { check: { mapping: { full_name: 0, document_number: 1, birth_date_day: 2 } }, id: 1 },
  )
  expect(opened?.preview[3]).toEqual(['Person 3', 'D3', '3'])
  expect(read?.rows).toBe(blank < 0 ? 3200 : 3199)
  // From 32 on no number is a day: each problem is the row that it says.
  expect(problems?.at(-1)?.row).toBe(3201)
  for (const { row, value } of problems ?? []) expect(Number(value)).toBe(row - 2)
})

test.each([
  ['without prefixes', (book: Blob) => book],
  ['with a prefix in its sheet', prefixedSheet],
  ['with a prefix in its shared texts', prefixedStrings],
  ['with a prefix in each part', prefixedParts],
])('the first rows of a long workbook %s are there before the others', async (_name, change) => {
  const batches: string[][][] = []
  for await (const batch of workbookRows(await change(dated))) batches.push(batch)
  expect(batches.length).toBeGreaterThan(2)
  expect(batches.flat()).toEqual(severalPieces(() => '1970-01-01'))
})

const headings = (count: number) =>
  Array.from({ length: count }, (_, index) => `h${index}`).join(',')

/** A workbook with a text in each of these cells, row by row. */
function sheetOf(...cells: string[]): Promise<Blob> {
  const rows = Map.groupBy(cells, (cell) => cell.replace(/\D/g, ''))
  const xml = Array.from(rows, ([row, inRow]) => {
    const texts = inRow.map((cell) => `<c r="${cell}" t="inlineStr"><is><t>name</t></is></c>`)
    return `<row r="${row}">${texts.join('')}</row>`
  }).join('')
  return withParts(workbook([['name']]), [SHEET], (sheet) =>
    sheet.replace(/<sheetData>.*<\/sheetData>/s, `<sheetData>${xml}</sheetData>`),
  )
}

/** Each part has a byte less than declared. */
async function cutShort(): Promise<Blob> {
  const book = await unnumbered(workbook([['name'], ['x']]))
  const files = Object.entries(unzipSync(new Uint8Array(await book.arrayBuffer())))
  return rawZip(
    files.map(([name, bytes]) => ({ ...deflated(name, bytes), size: bytes.length + 1 })),
  )
}

const endless = { name: 'xl/styles.xml', method: 8, data: Uint8Array.of(0, 0, 0, 255, 255) }

const many = (count: number) => `name\n${'Layla Test\n'.repeat(count)}`

test.each<[string, BlobPart, string]>([
  ['an empty file', '', 'empty'],
  ['a file of 100 MB', new Uint8Array(100_000_000), 'too_large'],
  ['an old workbook', Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 1, 2), 'old_workbook'],
  ['an image', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13), 'type'],
  ['another zip', zipSync({ 'word/document.xml': new Uint8Array(9) }), 'type'],
  ['half a workbook', workbook([['name'], ['x']]).slice(0, 900), 'damaged'],
  ['packed data without a last block', rawZip([endless]), 'damaged'],
  ['a workbook of which some is missing', await cutShort(), 'damaged'],
  ['a zip bomb', zipSync({ 'xl/workbook.xml': new Uint8Array(20_000_000) }), 'bomb'],
  ['headings alone', 'name,id\n\n \n', 'no_rows'],
  ['blank headings', '\nname,id\nx,y\n', 'no_rows'],
  ['too many rows', many(MAX_ROWS + 1), 'too_many_rows'],
  ['a row far below the others', `name${'\n'.repeat(MAX_ROWS + 1)}Layla Test`, 'too_many_rows'],
  ['5 MB of line breaks', `name${'\n'.repeat(5_000_000)}`, 'too_many_rows'],
  ['5 MB of separators', ','.repeat(5_000_000), 'too_many_columns'],
  ['too many columns', `${headings(MAX_COLUMNS + 1)}\nx`, 'too_many_columns'],
  ['a workbook with too many columns', await sheetOf('A1', 'GS1', 'A2'), 'too_many_columns'],
  ['a workbook with a cell in its last row', await sheetOf('A1', 'A1048576'), 'too_many_rows'],
])('F8 refuses %s', async (_name, part, reason) => {
  const { refused, read } = await open(part)
  expect([refused, read]).toEqual([reason, undefined])
})

test('F8 takes as many rows as it says', async () => {
  expect((await open(many(MAX_ROWS))).read?.rows).toBe(MAX_ROWS)
})

test('F8 blank headings at the end are no columns, and the columns have a limit', async () => {
  const { opened, problems } = await answers(
    { open: new Blob(['name,id, ,\nLayla,D1,,,\nOmar,D2,,x\n']) },
    { check: { mapping: { full_name: 0 } }, id: 1 },
  )
  expect(opened?.header).toEqual(['name', 'id'])
  expect(opened?.preview).toEqual([
    ['Layla', 'D1'],
    ['Omar', 'D2', 'x'],
  ])
  expect(problems).toEqual([{ row: 3, kind: 'too_many_cells', column: undefined, value: 'x' }])
  expect((await open(`${headings(MAX_COLUMNS)}\nx\n`)).opened?.header).toHaveLength(MAX_COLUMNS)
})

test('F8 a stray cell in the last column of a sheet makes no other cell', async () => {
  const { opened, read } = await open(await sheetOf('A1', 'B1', 'A2', 'A18', 'XFD20'))
  expect(opened?.header).toEqual(['name', 'name'])
  expect(opened?.preview[0]).toEqual(['name'])
  expect(read?.rows).toBe(2)
  const far = Array.from({ length: 600 }, (_, row) => `XFD${row + 1}`)
  const batches: string[][][] = []
  for await (const batch of workbookRows(await sheetOf(...far))) batches.push(batch)
  const cells = batches.flat().reduce((sum, row) => sum + row.length, 0)
  expect(cells).toBeLessThanOrEqual(600 * (MAX_COLUMNS + 1))
})

const mapping: ColumnMapping = { full_name: 0, document_number: 1, birth_date_year: 2 }
const header = 'Name,Document,Year\n'

test('sends its own CSV of the rows with a name, and counts the others', async () => {
  const file = `${header}Layla,"D1",circa 1980\n,D2,1990\n\n"Omar, the Third",,in spring,=1+1\n`
  const { problems, checked } = await answers(
    { open: new Blob([file]) },
    { check: { mapping, leftOutRows: [] }, id: 1 },
  )
  expect((await checked?.prepared.content.text())?.split('\r\n')).toEqual([
    'Name,Document,Year',
    'Layla,D1,1980',
    '"Omar, the Third",,',
  ])
  expect([...(checked?.prepared.rows ?? [])]).toEqual([2, 5])
  expect(checked).toMatchObject({
    ...{ accepted: 2, rejected: 1, counts: { no_name: 1, year: 1, too_many_cells: 1 } },
    first: [
      ['Layla', 'D1', '1980'],
      ['Omar, the Third', '', ''],
    ],
    prepared: { mapping: { full_name: 0, document_number: 1, birth_date_year: 2 } },
  })
  expect(problems?.map(({ row, kind }) => [row, kind])).toEqual([
    [3, 'no_name'],
    [5, 'year'],
    [5, 'too_many_cells'],
  ])
})

test('F7 the problems are a CSV without formulas', async () => {
  const { csv } = await answers(
    { open: new Blob([header, 'Layla,D1,=1+1']) },
    { check: { mapping }, id: 1 },
    { csv: { header: ['Row', 'Column', 'Problem', 'Value'], words: { year: 'Bad year' } } },
  )
  expect((await csv?.text())?.replace('\u{FEFF}', '')).toBe(
    "Row,Column,Problem,Value\r\n2,Year,Bad year,'=1+1\r\n",
  )
})
