import { expect, test } from 'vitest'
import { csvTable } from './csv-table'

test('a table is a whole file: its mark, its header, its rows, no formulas', () => {
  const columns = [
    { header: 'Bundle', value: (row: { name: string; count: number }) => row.name },
    { header: 'Sessions', value: (row: { name: string; count: number }) => row.count },
  ]
  const rows = [
    { name: '=1+1', count: -3 },
    { name: 'محفظة, "a"', count: 12 },
  ]
  expect(csvTable(columns, rows)).toBe(
    '\u{FEFF}Bundle,Sessions\r\n\'=1+1,-3\r\n"محفظة, ""a""",12\r\n',
  )
  expect(csvTable(columns, [])).toBe('\u{FEFF}Bundle,Sessions\r\n')
})
