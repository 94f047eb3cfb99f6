import { parse_zip, type CellObject, type WorkSheet } from '@e965/xlsx'
import { MAX_COLUMNS, MAX_ROWS } from '@/api/sanction-lists/schema'
import {
  sheetPieces,
  workbookFiles,
  workbookParts,
  type SheetPiece,
  type WorkbookFiles,
} from './workbook-parts'

const NS = 'http://schemas.openxmlformats.org'
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const RELATION = `${NS}/officeDocument/2006/relationships`

/**
 * Yields the rows of the first sheet of a workbook, the first few soon. The library reads a workbook as a whole, which
 * takes seconds and hundreds of megabytes for 100 000 rows: so it gets a small workbook for each piece of the sheet.
 * A sheet that cannot be cut is read as a whole. Throws when the file is damaged.
 */
export async function* workbookRows(file: Blob): AsyncGenerator<string[][]> {
  let next = 0
  const parts = await workbookParts(file)
  if (parts) {
    for await (const piece of sheetPieces(file, parts)) {
      if (!piece) {
        yield cellsOf(firstSheet(await workbookFiles(file)), next)
        return
      }
      const cells = cellsOf(firstSheet(smallWorkbook(piece, parts)), next)
      next += cells.length
      yield cells
    }
  } else yield cellsOf(firstSheet(await workbookFiles(file)), 0)
}

function smallWorkbook(
  { rows, texts }: SheetPiece,
  { styles, isDate1904 }: { styles: string; isDate1904: boolean },
) {
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${RELATION}/${type}" Target="${target}"/>`
  const relations = (...all: string[]) =>
    `${HEAD}<Relationships xmlns="${NS}/package/2006/relationships">${all.join('')}</Relationships>`
  const override = (part: string, type: string) =>
    `<Override PartName="/xl/${part}.xml" ContentType="${TYPE}.${type}+xml"/>`
  const main = `xmlns="${NS}/spreadsheetml/2006/main"`
  const files = {
    '[Content_Types].xml': `${HEAD}<Types xmlns="${NS}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>${override('workbook', 'sheet.main')}${override('sheet', 'worksheet')}${override('styles', 'styles')}${override('strings', 'sharedStrings')}</Types>`,
    '_rels/.rels': relations(relation('r1', 'officeDocument', 'xl/workbook.xml')),
    'xl/workbook.xml': `${HEAD}<workbook ${main} xmlns:r="${RELATION}"><workbookPr date1904="${isDate1904 ? 1 : 0}"/><sheets><sheet name="List" sheetId="1" r:id="r1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations(
      relation('r1', 'worksheet', 'sheet.xml'),
      relation('r2', 'styles', 'styles.xml'),
      relation('r3', 'sharedStrings', 'strings.xml'),
    ),
    'xl/styles.xml': styles || `${HEAD}<styleSheet ${main}/>`,
    'xl/strings.xml': `${HEAD}<sst ${main} count="${texts.length}" uniqueCount="${texts.length}">${texts.map((text) => `<si>${text}</si>`).join('')}</sst>`,
    'xl/sheet.xml': `${HEAD}<worksheet ${main}><sheetData>${rows}</sheetData></worksheet>`,
  }
  return Object.fromEntries(Object.entries(files).map(([name, data]) => [name, { name, data }]))
}

function firstSheet(files: WorkbookFiles): WorkSheet | undefined {
  const { SheetNames, Sheets } = parse_zip(
    { files },
    {
      sheets: 0,
      dense: true,
      cellDates: true,
      cellText: false,
      cellHTML: false,
      cellFormula: false,
    },
  )
  return Sheets[SheetNames[0] ?? '']
}

/**
 * The cells of the rows from `first` on as texts, as they were typed: a long number is not shown as 1.2E+13. A row is no
 * longer than its last cell, and there is at most one row and one column more than a list may have: a single cell in the
 * last column of a sheet would otherwise make 16 384 of every row.
 */
function cellsOf(sheet: WorkSheet | undefined, first: number): string[][] {
  const rows = sheet?.['!data'] ?? []
  const count = Math.min(rows.length, MAX_ROWS + 2) - first
  return Array.from({ length: Math.max(0, count) }, (_row, at) => {
    const cells = rows[first + at] ?? []
    const width = Math.min(cells.length, MAX_COLUMNS + 1)
    return Array.from({ length: width }, (_cell, column) => textOf(cells[column]))
  })
}

function textOf(cell: CellObject | undefined): string {
  const value = cell?.t === 'e' ? undefined : cell?.v
  if (value instanceof Date) return value.toISOString().slice(0, 10)
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : ''
}
