import { read, utils, type WorkSheet } from '@e965/xlsx'

/** Yields the rows of the first sheet of a workbook. Throws when it cannot be read. */
export async function* workbookRows(file: Blob, maxRows: number): AsyncGenerator<string[][]> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  yield firstSheet(bytes, maxRows)
}

function firstSheet(bytes: Uint8Array, maxRows: number): string[][] {
  const { SheetNames, Sheets } = read(bytes, {
    type: 'array',
    dense: true,
    cellDates: true,
    cellText: false,
    cellHTML: false,
    cellFormula: false,
    sheetRows: maxRows,
  })
  const sheet = Sheets[SheetNames[0] ?? '']
  return sheet ? cellsOf(sheet) : []
}

/** All cells from A1 on as texts, as they were typed: a long number stays one, and is not shown as 1.2E+13. */
function cellsOf(sheet: WorkSheet): string[][] {
  const range = utils.decode_range(sheet['!ref'] ?? 'A1')
  range.s = { r: 0, c: 0 }
  return utils
    .sheet_to_json<unknown[]>(sheet, { header: 1, range, defval: '', blankrows: true, UTC: true })
    .map((row) => row.map(textOf))
}

function textOf(value: unknown): string {
  if (value instanceof Date) return value.toISOString().slice(0, 10)
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : ''
}
