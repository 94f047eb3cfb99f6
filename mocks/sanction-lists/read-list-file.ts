import { read, utils } from '@e965/xlsx'
import Papa from 'papaparse'

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
    .sheet_to_json<unknown[]>(sheet, { header: 1, raw: false, defval: '' })
    .map((row) => row.map(String))
    .filter(isFilled)
}

const isFilled = (row: string[]) => row.some((cell) => cell.trim() !== '')
