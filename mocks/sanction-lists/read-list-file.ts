import { read, utils, type WorkSheet } from '@e965/xlsx'
import Papa from 'papaparse'
import { MAX_COLUMNS, MAX_ROWS } from '@/api/sanction-lists/schema'

/** The cells of a CSV file in UTF-8 or of the first sheet of a workbook; undefined when it is neither. */
export async function readListFile(file: Blob): Promise<string[][] | undefined> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  try {
    return bytes[0] === 0x50 && bytes[1] === 0x4b ? readWorkbook(bytes) : readCsv(bytes)
  } catch {
    return undefined
  }
}

function readCsv(bytes: Uint8Array): string[][] {
  const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  return Papa.parse<string[]>(text).data.filter(isFilled)
}

function readWorkbook(bytes: Uint8Array): string[][] {
  const { SheetNames, Sheets } = read(bytes, { type: 'array', dense: true })
  const sheet = Sheets[SheetNames[0] ?? '']
  if (!sheet) return []
  return utils
    .sheet_to_json<unknown[]>(sheet, { header: 1, raw: false, defval: '', range: clipped(sheet) })
    .map((row) => row.map(String))
    .filter(isFilled)
}

/** A single cell in the last column would otherwise make 16 384 of every row. */
function clipped(sheet: WorkSheet) {
  const range = utils.decode_range(sheet['!ref'] ?? 'A1')
  range.e.c = Math.min(range.e.c, MAX_COLUMNS)
  range.e.r = Math.min(range.e.r, MAX_ROWS + 1)
  return range
}

const isFilled = (row: string[]) => row.some((cell) => cell.trim() !== '')
