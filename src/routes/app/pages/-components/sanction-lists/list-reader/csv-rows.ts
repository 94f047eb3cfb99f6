import { MAX_ROWS } from '@/backend/sanction-lists'
import { isBlank, type SourceRow } from './check-rows'
import {
  lineWidth,
  mostFrequent,
  parseCsvRecords,
  type CsvLayout,
  type QuoteNotes,
} from './csv-records'
import { countKnown, guessHeadingRow } from './guess-headings'
import { RefusedFile } from './list-limits'

/** Possible cell separators. An empty separator means that the file has one column. */
const separators = [',', ';', '\t', '|', '^', '~', '@', '،', ''] as const

/** Maximum line breaks, including breaks within cells. The limit far exceeds the number of rows in any list. */
const MAX_LINES = 20 * MAX_ROWS
/** Maximum separators in a line, including separators within cells. */
const MAX_SEPARATORS = 10_000
/** Size, in characters and in rows, of the sample for guessing the separator and headings. */
const SAMPLE_LENGTH = 300_000
const SAMPLE_ROWS = 500

/** Line such as `sep=;` that Excel writes and reads. The line may be in quotes or followed by empty cells. */
const SEPARATOR_LINE = /^"?sep=(\\t|[^"\r\n])?"?[;,\t]*(?:\r\n?|\n|$)/i
/** A line with one quoted cell, followed only by the separators of empty cells. */
const WRAPPED_LINE = /^"((?:[^"\r\n]|"")*)"[;,\t]*$/gm

interface CsvText {
  separator: string
  /** First non-blank rows. */
  first: SourceRow[]
  /** Reads all rows. Adds notes about quotation marks to `notes`. */
  rows: (notes: QuoteNotes, separatesRows?: boolean) => Generator<SourceRow>
}

/** Detects the separator in text. A chosen separator overrides the detection. */
export function parseCsv(text: string, chosenSeparator?: string): CsvText {
  checkSize(text)
  const whole = withoutEnd(text)
  const [line, sign] = SEPARATOR_LINE.exec(whole) ?? ['']
  const separatorName = chosenSeparator ?? (sign === '\\t' ? '\t' : sign)
  const content = whole.slice(line.length)
  const sample = cutAtLine(content, SAMPLE_LENGTH)
  const unwrappedText = hasWrappedLines(sample) ? unwrap(sample) : undefined
  const possible = separators.filter((each) => each === '' || content.includes(each))
  const layouts = (separatorName === undefined ? possible : [separatorName]).flatMap(
    (separator) => [
      rateLayout(sample, separator, false),
      ...(unwrappedText === undefined ? [] : [rateLayout(unwrappedText, separator, true)]),
    ],
  )
  const best = layouts.reduce((a, b) => (b.score > a.score ? b : a))
  const complete = best.isWrapped ? unwrap(content) : content
  return {
    separator: best.separator,
    first: best.rows,
    rows: (notes, separatesRows) => parseCsvRecords(complete, best, notes, separatesRows),
  }
}

interface RatedLayout extends CsvLayout {
  isWrapped: boolean
  rows: SourceRow[]
  score: number
}

/** Rates a separator. With a good separator, the headings are known, and all rows have the same number of cells. */
function rateLayout(text: string, separator: string, isWrapped: boolean): RatedLayout {
  const lines = lineWidth(text, separator, SAMPLE_ROWS)
  const width = mostFrequent(firstRows(text, { separator, width: lines }).map(cellCount))
  const rows = firstRows(text, { separator, width })
  const headingRow = guessHeadingRow(rows)
  const heading = rows.find(({ row }) => row === headingRow)?.cells ?? []
  const list = rows.filter(({ row }) => row >= (headingRow ?? 0))
  const knownCount = heading.length < width ? 0 : countKnown(heading)
  const regular = share(list, ({ cells }) => cells.length === width)
  const cells = list.flatMap((row) => row.cells.slice(1))
  const spacedShare = share(cells, (cell) => cell.startsWith(' '))
  // Cells with tabs or bars suggest a wrong separator. Commas and semicolons don't, because names and remarks use them.
  const torn = share(list, (row) => row.cells.some((cell) => /[\t|]/.test(cell)))
  const score =
    (3 * knownCount) / (heading.length || 1) +
    0.5 * Math.min(knownCount, 4) +
    2 * regular +
    0.3 * Math.min(countValueColumns(list, width), 3) -
    2.5 * spacedShare -
    2 * torn +
    (width > 1 ? 0.5 + 0.2 * Math.log2(width) : 0) -
    (isWrapped ? 1 : 0)
  return { separator, width, isWrapped, rows, score }
}

const share = <T>(all: readonly T[], test: (each: T) => boolean) =>
  all.filter(test).length / (all.length || 1)

const cellCount = ({ cells }: SourceRow) => cells.length

/** Counts number and date columns. A wrong separator leaves other text in the cells of such columns. */
function countValueColumns(rows: readonly SourceRow[], width: number): number {
  const columns = Array.from({ length: width }, (_, column) =>
    rows.flatMap(({ cells }) => cells[column]?.trim() || []),
  )
  return columns.filter((cells) => {
    const values = cells.filter((cell) => /^(?=[^\p{N}]*\p{N})[\p{N}./:-]+$/u.test(cell))
    return values.length > 0 && values.length >= cells.length * 0.8 - 1
  }).length
}

function firstRows(text: string, layout: CsvLayout): SourceRow[] {
  const rows: SourceRow[] = []
  for (const row of parseCsvRecords(text, layout, { stray: [], joined: [] })) {
    if (!isBlank(row.cells)) rows.push(row)
    if (rows.length >= SAMPLE_ROWS || row.row > 10 * SAMPLE_ROWS) break
  }
  return rows
}

/** Whether nearly every line is a single quoted cell, as in a CSV that was opened as one column and saved again. */
function hasWrappedLines(sample: string): boolean {
  const lines = sample.split(/\r\n?|\n/).filter((line) => line.trim() !== '')
  return (sample.match(WRAPPED_LINE)?.length ?? 0) >= Math.max(1, lines.length * 0.8)
}

const unwrap = (text: string) =>
  text.replaceAll(WRAPPED_LINE, (_line, content: string) => content.replaceAll('""', '"'))

const CONTROL_Z = '\u{1A}'

/** Removes blank lines and a control-Z from the end. DOS files ended with control-Z. */
function withoutEnd(text: string): string {
  let end = text.length
  while (end > 0 && (text[end - 1] === CONTROL_Z || text[end - 1]?.trim() === '')) end -= 1
  return text.slice(0, end)
}

function cutAtLine(text: string, length: number): string {
  if (text.length <= length) return text
  const end = text.lastIndexOf('\n', length)
  return text.slice(0, end > 0 ? end : length)
}

/** Rejects oversized text before parsing it into millions of cells. */
function checkSize(text: string): void {
  let [lines, marks] = [0, 0]
  for (let at = 0; at < text.length; at += 1) {
    const mark = text[at]
    if (mark === '\n' || mark === '\r') {
      lines += 1
      marks = 0
    } else if (mark === ',' || mark === ';' || mark === '|' || mark === '\t') marks += 1
    if (lines > MAX_LINES) throw new RefusedFile('too_many_rows')
    if (marks > MAX_SEPARATORS) throw new RefusedFile('too_many_columns')
  }
}
