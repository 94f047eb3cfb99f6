import { read, type CellObject, type ParsingOptions, type WorkSheet } from '@e965/xlsx'
import { Inflate, zipSync } from 'fflate'
import { MAX_COLUMNS } from '@/backend/sanction-lists'
import { ZipDamagedError, listZip, type ZipEntry } from '@/lib/zip/zip-directory'
import { packedSlices } from '@/lib/zip/zip-preview'
import { RefusedFile } from './list-limits'
import { isBlank, type SourceRow } from './check-rows'

/** Maximum bytes of all unpacked parts. The library needs several times as much memory. */
const MAX_UNPACKED = 150_000_000
/** Number of packed bytes to unpack at a time. They unpack to 17 MB at most. */
const SLICE = 16_384
/** Number of rows to read first from each sheet. */
const FIRST_ROWS = 60

/** Parts required for cells: no pictures, drawings, comments or tables. */
const NEEDED = /^(?:\[Content_Types\]|_rels\/|xl\/).*\.(?:xml|rels|bin)$/i
const UNUSED =
  /^xl\/(?:media|drawings|charts|theme|externalLinks|pivot\w*|printerSettings|embeddings|tables|queryTables|comments|threadedComments|persons|calcChain|vbaProject|richData|slicers?)/i

export interface Sheet {
  name: string
  first: SourceRow[]
}

export interface Workbook {
  /** Visible sheets with cells. */
  sheets: Sheet[]
  /** Reads all rows of a sheet. Takes seconds and can't be interrupted. */
  rows: (name: string) => SourceRow[]
}

/** Opens a workbook. Throws RefusedFile, or another error if the file is damaged. */
export async function openWorkbook(file: Blob): Promise<Workbook> {
  const bytes = await repack(file)
  const open = (options: ParsingOptions) =>
    read(bytes, {
      dense: true,
      cellDates: true,
      cellNF: true,
      cellHTML: false,
      cellFormula: false,
      ...options,
    })
  const { SheetNames, Sheets, Workbook: book } = open({ sheetRows: FIRST_ROWS })
  const visible = SheetNames.filter((_name, index) => !book?.Sheets?.[index]?.Hidden)
  const sheets = visible.flatMap((name) => {
    const sheet = Sheets[name]
    return sheet && (sheet['!type'] ?? 'sheet') === 'sheet' ? { name, first: listRows(sheet) } : []
  })
  if (sheets.length === 0) throw new RefusedFile('damaged')
  return {
    sheets,
    rows: (name) => {
      const sheet = open({ sheets: name }).Sheets[name]
      if (!sheet) throw new RefusedFile('damaged')
      return listRows(sheet)
    },
  }
}

/**
 * Returns a workbook's parts as an uncompressed zip. The library must not unpack the original, because it trusts
 * declared sizes and never reaches the end of some damaged data.
 */
async function repack(file: Blob): Promise<Uint8Array> {
  const { entries, bomb } = await listZip(file)
  if (bomb) throw new RefusedFile('bomb')
  if (!entries.some(({ name }) => name.startsWith('xl/'))) throw new RefusedFile('type')
  const neededEntries = entries.filter(({ name }) => NEEDED.test(name) && !UNUSED.test(name))
  const size = neededEntries.reduce((sum, entry) => sum + entry.size, 0)
  if (size > MAX_UNPACKED) throw new RefusedFile('too_much_unpacked')
  const files: Record<string, Uint8Array> = {}
  for (const entry of neededEntries) files[entry.name] = await unpack(file, entry)
  return zipSync(files, { level: 0 })
}

/** Unpacks an entry. Throws if its length differs from the declared length. */
async function unpack(file: Blob, entry: ZipEntry): Promise<Uint8Array> {
  if (entry.encrypted || (entry.method !== 0 && entry.method !== 8))
    throw new ZipDamagedError('method')
  const bytes = new Uint8Array(entry.size)
  let length = 0
  const add = (part: Uint8Array) => {
    // Throws if the entry is longer than declared.
    bytes.set(part, length)
    length += part.length
  }
  const inflate = new Inflate(add)
  for await (const slice of packedSlices(file, entry, SLICE)) {
    if (entry.method === 0) add(slice)
    else inflate.push(slice)
  }
  if (length !== entry.size) throw new ZipDamagedError('size')
  return bytes
}

/** Returns the non-blank rows, each ending with its last cell. */
function listRows(sheet: WorkSheet): SourceRow[] {
  return (sheet['!data'] ?? []).flatMap((row, index) => {
    // Limits the width, because a stray cell in a sheet's last column would pad its row to 16,384 cells.
    const width = Math.min(row.length, MAX_COLUMNS + 1)
    const cells = Array.from({ length: width }, (_, column) => toText(row[column]))
    return isBlank(cells) ? [] : { row: index + 1, cells }
  })
}

/** Formats a cell as Excel shows it, except that dates use ISO 8601 and long numbers keep all digits. */
function toText(cell: CellObject | undefined): string {
  if (!cell || cell.t === 'e') return ''
  const { v, w = '', z = 'General' } = cell
  if (v instanceof Date) return dateText(v, w, String(z))
  const isShortened = /\dE[+-]?\d/i.test(w)
  if (typeof v === 'number' && isShortened && Number.isInteger(v)) return String(v)
  if (typeof v === 'boolean') return String(v).toUpperCase()
  return w.trim() === '' ? String(v ?? '') : w
}

/** Formats only the date parts that the cell's format shows. A cell that shows only a year has no day. */
function dateText(date: Date, shownText: string, format: string): string {
  const iso = date.toISOString().slice(0, 10)
  // An empty date is 0, a day before Excel's first date.
  if (iso < '1900') return iso === '1899-12-31' && !/[hs]/i.test(format) ? '' : shownText
  if (format === 'General') return iso
  const signs = format
    .toLowerCase()
    .split(';', 1)
    .join()
    .replaceAll(/"[^"]*"|\\.|\[[^\]]*\]|am\/pm|a\/p/g, '')
    .replaceAll(/h+\W*m+|m+\W*s+/g, '')
  if (!/[yeb]/.test(signs)) return shownText
  return iso.slice(0, /d/.test(signs) ? 10 : signs.includes('m') ? 7 : 4)
}
