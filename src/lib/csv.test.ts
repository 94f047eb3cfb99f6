import { expect, test } from 'vitest'
import { CSV_START, csvLine, csvRow, type CsvCell, type CsvColumn, csvTable } from './csv'

test.each<[string, CsvCell[], string]>([
  ['plain texts', ['a', 'b'], 'a,b'],
  ['empty cells', [undefined, null, ''], ',,'],
  [
    'numbers, including negative numbers',
    [0, -5, 1.25, Number.MAX_SAFE_INTEGER],
    '0,-5,1.25,9007199254740991',
  ],
  ['flags', [true, false], 'true,false'],
  ['a comma', ['Cairo, Egypt'], '"Cairo, Egypt"'],
  ['quotes', ['say "no"', '"'], '"say ""no""",""""'],
  ['a line feed', ['one\ntwo'], '"one\ntwo"'],
  ['a carriage return within a text', ['one\r\ntwo'], '"one\r\ntwo"'],
  ['=', ['=1+1'], "'=1+1"],
  ['= with quotes', ['=HYPERLINK("http://x","y")'], `"'=HYPERLINK(""http://x"",""y"")"`],
  ['+', ['+201000000000'], "'+201000000000"],
  ['-', ['-2+3', '-'], "'-2+3,'-"],
  ['@', ['@SUM(A1)'], "'@SUM(A1)"],
  ['TAB', ['\t1', '\t=1'], "'\t1,'\t'=1"],
  ['CR', ['\r1', '\r=1'], `"'\r1","'\r'=1"`],
  ['LF', ['\n1', '\n=1'], `"'\n1","'\n'=1"`],
  ['full width', ['＝1', '＠x'], "'＝1,'＠x"],
  ['= after a semicolon', ['Cairo;=1+1', 'a; +2;b'], "Cairo;'=1+1,a;' +2;b"],
  ['= after a semicolon and a quote', ['a;"=1+1'], `"a;'""=1+1"`],
  ['= after a tab', ['a\t=1', 'a\t\t＝1'], "a\t'=1,a\t\t'＝1"],
  ['= after a line break', ['a\n=1', 'a\r\n@x'], `"a\n'=1","a\r\n'@x"`],
  ['a semicolon', ['a;b', 'a; b\tc'], 'a;b,a; b\tc'],
  ['a formula sign within a text', ['a=b', '1-2', 'x@y'], 'a=b,1-2,x@y'],
  ['Arabic', ['محمد أحمد'], 'محمد أحمد'],
])('F7 encodes %s in a CSV line', (_, cells, line) => {
  expect(csvLine(cells, ',')).toBe(`${line}\r\n`)
})

test('separates cells with semicolons and quotes cells that contain a semicolon', () => {
  expect(csvLine(['Cairo, Egypt', 'a;b', 1.5], ';')).toBe('Cairo, Egypt;"a;b";1.5\r\n')
})

test('F7 starts the file with the UTF-8 byte order mark', () => {
  expect([...new TextEncoder().encode(CSV_START)]).toEqual([0xef, 0xbb, 0xbf])
})

test('writes a table as a complete file and escapes formulas', () => {
  const columns = [
    { header: 'Bundle', value: (row: { name: string; count: number }) => row.name },
    { header: 'Sessions', value: (row: { name: string; count: number }) => row.count },
  ]
  const rows = [
    { name: '=1+1', count: -3 },
    { name: 'محفظة, "a"', count: 12 },
  ]
  expect(csvTable(columns, rows, ',')).toBe(
    '\u{FEFF}Bundle,Sessions\r\n\'=1+1,-3\r\n"محفظة, ""a""",12\r\n',
  )
  expect(csvTable(columns, [], ',')).toBe('\u{FEFF}Bundle,Sessions\r\n')
})

test('masks personal cells only if requested and leaves missing values empty', () => {
  type Row = { id: string; name?: string }
  const columns: CsvColumn<Row>[] = [
    { header: 'Id', value: ({ id }) => id },
    { header: 'Name', value: ({ name }) => name, personal: 'name' },
  ]
  const row = { id: 's-1', name: 'Mona Saleh' }
  const separator = ','
  expect(csvRow(columns, row, { isMasked: true, separator })).toBe('s-1,M•• S••\r\n')
  expect(csvRow(columns, row, { isMasked: false, separator })).toBe('s-1,Mona Saleh\r\n')
  expect(csvRow(columns, { id: 's-2' }, { isMasked: true, separator })).toBe('s-2,\r\n')
})
