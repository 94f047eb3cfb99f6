import { utils, write, type WorkBook } from '@e965/xlsx'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { createDeflatedEntry, rawZip } from '@/test/raw-zip'
import { readList } from '@/test/read-list'

type Rows = unknown[][]

function workbook(sheets: Record<string, Rows>, change: (book: WorkBook) => void = () => {}): Blob {
  const book = utils.book_new()
  for (const [name, rows] of Object.entries(sheets))
    utils.book_append_sheet(book, utils.aoa_to_sheet(rows, { UTC: true }), name)
  change(book)
  const bytes: ArrayBuffer = write(book, { type: 'array', bookSST: true, compression: true })
  return new Blob([bytes])
}

/** Creates a workbook whose cells have these number formats, for example `{ B2: '00000000' }`. */
const withFormats = (
  formats: Record<string, string>,
  rows: Rows,
  change?: (book: WorkBook) => void,
) =>
  workbook({ List: rows }, (book) => {
    for (const [cell, format] of Object.entries(formats)) {
      const found: unknown = book.Sheets['List']?.[cell]
      if (found && typeof found === 'object') Object.assign(found, { z: format })
    }
    change?.(book)
  })

async function withParts(book: Blob, change: (part: string, name: string) => string) {
  const files = unzipSync(new Uint8Array(await book.arrayBuffer()))
  const parts = Object.entries(files).map(([name, bytes]): [string, Uint8Array] => [
    name,
    strToU8(change(strFromU8(bytes), name)),
  ])
  return new Blob([zipSync(Object.fromEntries(parts))])
}

const LIST = [
  ['full_name', 'document_number', 'born'],
  ['Omar Sample', 1234567, new Date(Date.UTC(1962, 4, 17))],
]

test('shows and sends cells as Excel shows them, with or without a column of dates', async () => {
  const book = withFormats({ B2: '00000000' }, LIST)
  const { opened, sent } = await readList(book)
  expect(opened?.preview).toEqual([['Omar Sample', '01234567', '1962-05-17']])
  expect(sent).toEqual([['Omar Sample', '01234567', '17', '5', '1962']])
  const mapping = { full_name: 0, document_number: 1 }
  expect((await readList(book, {}, { mapping })).sent).toEqual([['Omar Sample', '01234567']])
})

test.each<[string, unknown, string | undefined, string]>([
  ['a long number', 29_001_011_234_567, undefined, '29001011234567'],
  ['a long number in scientific format', 29_001_011_234_567, '0.00E+00', '29001011234567'],
  ['a negative number', -5, undefined, '-5'],
  ['a fraction', 0.1 + 0.2, undefined, '0.3'],
  ['leading zeros', 42, '00000', '00042'],
  ['groups of digits', 123456789, '000-00-0000', '123-45-6789'],
  ['a text around a number', 7, '"ID "0', 'ID 7'],
  ['a percentage', 0.125, '0.0%', '12.5%'],
  ['true', true, undefined, 'TRUE'],
  ['false', false, undefined, 'FALSE'],
  ['a number that looks like a text', '007', undefined, '007'],
  ['markup', '<b>Layla</b> & "Co"', undefined, '<b>Layla</b> & "Co"'],
  ['a formula as text', '=1+1', undefined, '=1+1'],
  ['a hidden value', 'Omar', ';;;', 'Omar'],
  ['a date', new Date(Date.UTC(1962, 4, 17)), 'dd/mm/yyyy', '1962-05-17'],
  ['a date in words', new Date(Date.UTC(1962, 4, 17)), 'd mmmm yyyy', '1962-05-17'],
  ['a date and time', new Date(Date.UTC(1962, 4, 17, 22, 30)), 'm/d/yy h:mm', '1962-05-17'],
  ['a month', new Date(Date.UTC(1962, 4, 1)), 'mmm yyyy', '1962-05'],
  ['the year of a date', new Date(Date.UTC(1962, 0, 1)), 'yyyy', '1962'],
  ['a date without a year', new Date(Date.UTC(2026, 4, 17)), 'd-mmm', '17-May'],
  ['an empty date', 0, 'dd/mm/yyyy', ''],
])('reads %s', async (_name, value, format, expected) => {
  const rows = [
    ['full_name', 'remarks'],
    ['Layla', value],
  ]
  const { sent } = await readList(withFormats(format ? { B2: format } : {}, rows))
  expect(sent).toEqual([['Layla', expected]])
})

test('numbers rows as in the sheet and omits blank rows', async () => {
  const rows = [[], ['Sanctions list'], [], ['Name', 'Id'], ['Layla', 1], [], ['Omar', 2]]
  const { opened, read, sentRows } = await readList(workbook({ List: rows }))
  expect(opened?.headingRow).toBe(4)
  expect(read?.rows).toBe(2)
  expect(sentRows).toEqual([5, 7])
})

const names = (...all: string[]) => [['Name'], ...all.map((name) => [name])]

test('reads the first visible sheet with names, or the chosen sheet', async () => {
  const sheets = {
    Lookup: names('Hidden'),
    Codes: names('Very hidden'),
    Instructions: [['How to fill in this workbook'], ['Use one row per person']],
    List: names('Layla'),
    Older: names('Omar'),
  }
  const book = workbook(sheets, (each) => {
    each.Workbook = { Sheets: [{ Hidden: 1 }, { Hidden: 2 }, {}, {}, {}] }
  })
  const { opened, sent } = await readList(book)
  expect(opened?.workbook).toEqual({ sheet: 'List', sheets: ['Instructions', 'List', 'Older'] })
  expect(sent).toEqual([['Layla']])
  const olderSheet = await readList(book, { sheet: 'Older' })
  expect(olderSheet.opened?.workbook?.sheet).toBe('Older')
  expect(olderSheet.sent).toEqual([['Omar']])
})

test('omits chart sheets', async () => {
  const book = await withParts(workbook({ Chart: [['x']], List: names('Layla') }), (part, name) => {
    if (name === 'xl/_rels/workbook.xml.rels')
      return part.replace(/worksheet(?=" Target="worksheets\/sheet1)/, 'chartsheet')
    return name === 'xl/worksheets/sheet1.xml'
      ? '<chartsheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetViews/></chartsheet>'
      : part
  })
  const { opened, sent } = await readList(book)
  expect(opened?.workbook).toEqual({ sheet: 'List', sheets: ['List'] })
  expect(sent).toEqual([['Layla']])
})

test('reads dates in the 1904 date system', async () => {
  const rows = [
    ['full_name', 'born'],
    ['Omar Sample', 22_783 - 1462],
  ]
  const book = withFormats({ B2: 'yyyy-mm-dd' }, rows, (each) => {
    each.Workbook = { WBProps: { date1904: true } }
  })
  expect((await readList(book)).sent).toEqual([['Omar Sample', '17', '5', '1962']])
})

test('reads a strict workbook with dates in ISO 8601', async () => {
  const book = await withParts(workbook({ List: LIST }), (part, name) => {
    const strict = part
      .replaceAll(
        'http://schemas.openxmlformats.org/spreadsheetml/2006/main',
        'http://purl.oclc.org/ooxml/spreadsheetml/main',
      )
      .replaceAll(
        'http://schemas.openxmlformats.org/officeDocument/2006/relationships',
        'http://purl.oclc.org/ooxml/officeDocument/relationships',
      )
    return name === 'xl/worksheets/sheet1.xml'
      ? strict.replace(/<c r="C2"[^>]*>.*?<\/c>/, '<c r="C2" t="d"><v>1962-05-17</v></c>')
      : strict
  })
  expect((await readList(book)).sent).toEqual([['Omar Sample', '1234567', '17', '5', '1962']])
})

test('reads a workbook with inline texts, and a workbook with prefixed elements', async () => {
  const inline = await withParts(workbook({ List: names('Layla') }), (part, name) =>
    name === 'xl/worksheets/sheet1.xml'
      ? part.replace(/<sheetData>.*<\/sheetData>/s, sheetData('A1', 'A2', 'A3'))
      : part,
  )
  const check = { mapping: { full_name: 0 } }
  expect((await readList(inline, { headings: 1 }, check)).sent).toEqual([['A2'], ['A3']])
  const prefixed = await withParts(workbook({ List: names('Layla') }), (part, name) =>
    /sheet1|sharedStrings|styles|workbook\.xml$/.test(name)
      ? part.replaceAll(/<(\/?)(?=[a-z])/gi, '<$1x:').replace(' xmlns=', ' xmlns:x=')
      : part,
  )
  expect((await readList(prefixed)).sent).toEqual([['Layla']])
})

/** Returns sheet data whose cells contain their own references as text. */
function sheetData(...cells: string[]): string {
  const rows = Map.groupBy(cells, (cell) => cell.replace(/\D/g, ''))
  const xml = Array.from(rows, ([row, inRow]) => {
    const texts = inRow.map((cell) => `<c r="${cell}" t="inlineStr"><is><t>${cell}</t></is></c>`)
    return `<row r="${row}">${texts.join('')}</row>`
  })
  return `<sheetData>${xml.join('')}</sheetData>`
}
const createSheet = (...cells: string[]) =>
  withParts(workbook({ List: [['x']] }), (part, name) =>
    name === 'xl/worksheets/sheet1.xml'
      ? part.replace(/<sheetData>.*<\/sheetData>/s, sheetData(...cells))
      : part,
  )

test('F8 adds no padding cells for a stray cell in the last column of a sheet', async () => {
  const book = await createSheet('A1', 'B1', 'A2', 'A18', 'XFD20')
  const { opened, read } = await readList(book, { headings: 1 })
  expect(opened?.header).toEqual(['A1', 'B1'])
  expect(opened?.preview).toEqual([['A2'], ['A18']])
  expect(read?.rows).toBe(2)
})

/** Creates a workbook whose parts declare wrong sizes. */
async function withSizes(difference: number): Promise<Blob> {
  const files = unzipSync(new Uint8Array(await workbook({ List: names('x') }).arrayBuffer()))
  return rawZip(
    Object.entries(files).map(([name, bytes]) => {
      return { ...createDeflatedEntry(name, bytes), size: bytes.length + difference }
    }),
  )
}

const endless = { name: 'xl/styles.xml', method: 8, data: Uint8Array.of(0, 0, 0, 255, 255) }
const huge = Array.from({ length: 100 }, (_, index) => {
  const packed = createDeflatedEntry(
    `xl/worksheets/sheet${index}.xml`,
    Buffer.alloc(2_000_000, 'ab<c d>'),
  )
  return { ...packed, data: Buffer.concat([packed.data ?? Buffer.alloc(0), Buffer.alloc(20_000)]) }
})

test.each<[string, BlobPart, string]>([
  ['a zip that is not a workbook', zipSync({ 'word/document.xml': new Uint8Array(9) }), 'type'],
  ['half a workbook', workbook({ List: names('x') }).slice(0, 900), 'damaged'],
  ['packed data without a last block', rawZip([endless]), 'damaged'],
  ['a workbook that is shorter than declared', await withSizes(1), 'damaged'],
  ['a workbook that is longer than declared', await withSizes(-1), 'damaged'],
  ['a zip bomb', zipSync({ 'xl/workbook.xml': new Uint8Array(20_000_000) }), 'bomb'],
  ['a workbook of 200 MB', rawZip(huge), 'too_much_unpacked'],
  ['a workbook without rows', workbook({ List: [] }), 'no_rows'],
  ['a workbook with too many columns', await createSheet('A1', 'GS1', 'A2'), 'too_many_columns'],
  ['a workbook with a cell in its last row', await createSheet('A1', 'A1048576'), 'too_many_rows'],
])('F8 rejects %s', async (_name, part, reason) => {
  const { refused, read } = await readList(part)
  expect([refused, read]).toEqual([reason, undefined])
})
