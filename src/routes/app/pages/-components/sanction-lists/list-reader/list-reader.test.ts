import { expect, test } from 'vitest'
import { type ColumnMapping, MAX_COLUMNS, MAX_ROWS } from '@/backend/sanction-lists'
import { readList, responsesTo } from '@/test/read-list'
import { createListReader, type ReaderResponse } from './list-reader'

const open = (...parts: BlobPart[]) => responsesTo({ open: new Blob(parts), choices: {}, id: 1 })

const utf16 = (text: string, isLittle: boolean) => {
  const view = new DataView(new ArrayBuffer(text.length * 2))
  for (const [index, unit] of text.split('').entries())
    view.setUint16(index * 2, unit.charCodeAt(0), isLittle)
  return view
}

const ARABIC = 'الاسم,رقم\nليلى اختبار,D1\n'
/** `ARABIC`, encoded in Windows-1256. */
const cp1256 = Uint8Array.of(
  ...[199, 225, 199, 211, 227, 44, 209, 222, 227, 10],
  ...[225, 237, 225, 236, 32, 199, 206, 202, 200, 199, 209, 44, 68, 49, 10],
)

test.each<[string, BlobPart, string]>([
  ['UTF-8', ARABIC, 'utf-8'],
  ['UTF-8 with a byte order mark', `\u{FEFF}${ARABIC}`, 'utf-8'],
  ['UTF-16 with a byte order mark', utf16(`\u{FEFF}${ARABIC}`, true), 'utf-16le'],
  ['UTF-16 without a byte order mark', utf16(ARABIC, true), 'utf-16le'],
  ['big-endian UTF-16 with a byte order mark', utf16(`\u{FEFF}${ARABIC}`, false), 'utf-16be'],
  ['big-endian UTF-16 without a byte order mark', utf16(ARABIC, false), 'utf-16be'],
  ['Windows-1256', cp1256, 'windows-1256'],
])('reads %s and sends UTF-8', async (_name, part, encoding) => {
  const { opened, read, sent } = await readList(part)
  expect(opened).toMatchObject({
    text: { encoding },
    header: ['الاسم', 'رقم'],
    preview: [['ليلى اختبار', 'D1']],
    guess: { full_name: 0 },
  })
  expect(read?.rows).toBe(1)
  expect(sent).toEqual([['ليلى اختبار']])
})

const headings = (count: number) =>
  Array.from({ length: count }, (_, index) => `h${index}`).join(',')

const many = (count: number) => `name\n${'Layla Test\n'.repeat(count)}`

test.each<[string, BlobPart, string]>([
  ['an empty file', '', 'empty'],
  ['a file of 100 MB', new Uint8Array(100_000_000), 'too_large'],
  ['an old workbook', Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 1, 2), 'old_workbook'],
  ['a web page', '\n<!DOCTYPE html>\n<html><table><tr><td>name', 'html'],
  ['a table in HTML', '\u{FEFF}<table border=1><tr><td>name</td></tr></table>', 'html'],
  ['XHTML', '<?xml version="1.0"?>\n<!DOCTYPE html><html></html>', 'html'],
  ['a single-file web page', 'MIME-Version: 1.0\nX-Document-Type: Workbook\n', 'html'],
  ['a web page in UTF-16', utf16('\u{FEFF}<html><body>name</body></html>', true), 'html'],
  [
    'an XML spreadsheet',
    '<?xml version="1.0"?>\n<?mso-application progid="Excel.Sheet"?>\n<Workbook xmlns="urn:x">',
    'xml_spreadsheet',
  ],
  ['XML', '<?xml version="1.0" encoding="UTF-8"?>\n<CONSOLIDATED_LIST dateGenerated="x">', 'xml'],
  ['XML without a declaration', '<sdnList xmlns="http://example.com"><sdnEntry>', 'xml'],
  ['a PDF', '%PDF-1.7\n%âãÏÓ', 'pdf'],
  ['RTF', String.raw`{\rtf1\ansi name}`, 'rtf'],
  ['JSON', '[\n  {"name": "Layla"}\n]', 'json'],
  ['JSON lines', '{"name":"Layla"}\n{"name":"Omar"}\n', 'json'],
  ['an array of arrays', '[["name"],["Layla"]]', 'json'],
  ['an image', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13), 'type'],
  ['only headings', 'name,id\n\n \n', 'no_rows'],
  ['too many rows', many(MAX_ROWS + 1), 'too_many_rows'],
  ['a row far below the other rows', `name${'\n'.repeat(MAX_ROWS + 1)}Layla Test`, 'too_many_rows'],
  ['5 MB of line breaks', `name${'\n'.repeat(5_000_000)}`, 'too_many_rows'],
  ['5 MB of separators', ','.repeat(5_000_000), 'too_many_columns'],
  ['too many columns', `${headings(MAX_COLUMNS + 1)}\nx`, 'too_many_columns'],
])('F8 rejects %s', async (_name, part, reason) => {
  const { refused, read } = await open(part)
  expect([refused, read]).toEqual([reason, undefined])
})

test('F8 accepts as many rows as the limit allows', async () => {
  expect((await open(many(MAX_ROWS))).read?.rows).toBe(MAX_ROWS)
})

test('F8 ignores blank headings at the end and limits the number of columns', async () => {
  const { opened, problems } = await readList(
    'name,id, ,\nLayla,D1,,,\nOmar,D2,,x\n',
    {},
    { mapping: { full_name: 0 } },
  )
  expect(opened?.header).toEqual(['name', 'id'])
  expect(opened?.preview).toEqual([
    ['Layla', 'D1'],
    ['Omar', 'D2', 'x'],
  ])
  expect(problems).toEqual([{ row: 3, kind: 'too_many_cells', column: undefined, value: 'x' }])
  expect((await open(`${headings(MAX_COLUMNS)}\nx\n`)).opened?.header).toHaveLength(MAX_COLUMNS)
})

const mapping: ColumnMapping = { full_name: 0, document_number: 1, birth_date_year: 2 }
const header = 'Name,Document,Year\n'

test('sends a generated CSV of the rows with a name, and counts the rejected rows', async () => {
  const file = `${header}Layla,"D1",circa 1980\n,D2,1990\n\n"Omar, the Third",,in spring,=1+1\n`
  const { problems, checked } = await readList(file, {}, { mapping })
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

test("sends only the mapped columns, and returns each sent row's row number in the file", async () => {
  const file = 'List of 2026\n\nId,Secret,Name\n7,x,Layla\n\n8,y,\n9,z,"Omar, Jr."\n'
  const check = { mapping: { full_name: 2, document_number: 0 } }
  const { sent, sentRows, checked } = await readList(file, {}, check)
  expect(sent).toEqual([
    ['Layla', '7'],
    ['Omar, Jr.', '9'],
  ])
  expect(sentRows).toEqual([4, 7])
  expect(checked?.prepared.mapping).toEqual({ full_name: 0, document_number: 1 })
})

test('reads the content again with other choices even if the file has changed', async () => {
  const disk = { bytes: new TextEncoder().encode('Name;Id\nLayla, Jr.;1\n') }
  class DiskFile extends Blob {
    override get size() {
      return disk.bytes.length
    }
    override arrayBuffer() {
      return new Blob([disk.bytes]).arrayBuffer()
    }
  }
  const responses: ReaderResponse[] = []
  const handle = createListReader((response) => responses.push(response))
  await handle({ open: new DiskFile(), choices: {}, id: 1 })
  await handle({ compare: true, id: 2 })
  // The new content has the same length, so only its bytes differ.
  disk.bytes = new TextEncoder().encode('Name;Id\nOmar!, Jr.;1\n')
  await handle({ compare: true, id: 3 })
  await handle({ read: { headings: 'none' }, id: 4 })
  disk.bytes = new Uint8Array(3)
  await handle({ compare: true, id: 5 })
  expect(responses).toMatchObject([
    { opened: { preview: [['Layla, Jr.', '1']] } },
    { read: { rows: 1 }, id: 1 },
    { isChanged: false, id: 2 },
    { isChanged: true, id: 3 },
    {
      opened: {
        preview: [
          ['Name', 'Id'],
          ['Layla, Jr.', '1'],
        ],
      },
      id: 4,
    },
    { read: { rows: 2 }, id: 4 },
    { isChanged: true, id: 5 },
  ])
})

test('treats a file as changed if the browser can no longer read it', async () => {
  class GoneFile extends Blob {
    #reads = 0
    override arrayBuffer() {
      this.#reads += 1
      return this.#reads > 1
        ? Promise.reject(new DOMException('', 'NotReadableError'))
        : super.arrayBuffer()
    }
  }
  const { isChanged } = await responsesTo(
    { open: new GoneFile(['Name\nLayla']), choices: {}, id: 1 },
    { compare: true, id: 2 },
  )
  expect(isChanged).toBe(true)
})

test('F7 escapes formulas in the problems CSV', async () => {
  const { csv } = await responsesTo(
    { open: new Blob([header, 'Layla,D1,=1+1']), choices: {}, id: 1 },
    { check: { mapping }, id: 2 },
    {
      csv: {
        header: ['Row', 'Column', 'Problem', 'Value'],
        words: { year: 'Bad year' },
        separator: ',',
      },
    },
  )
  expect((await csv?.text())?.replace('\u{FEFF}', '')).toBe(
    "Row,Column,Problem,Value\r\n2,Year,Bad year,'=1+1\r\n",
  )
})
