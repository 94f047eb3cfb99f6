import Papa from 'papaparse'
import { MAX_ROWS } from '@/api/sanction-lists/schema'
import { RefusedFile, trimmedHeader, withinHeadings } from './list-limits'

/** Rows that are shown before the whole file has been read. */
export const PREVIEW_ROWS = 20
/** Line breaks, some of them within cells: far more than the rows of any list have. */
const MAX_LINES = 20 * MAX_ROWS
/** Separators in a line, some of them within cells. */
const MAX_SEPARATORS = 10_000

/** Yields the rows of a CSV, the first few soon, and at most one row more than a list may have. */
export function* readCsvRows(text: string): Generator<string[][]> {
  checkSize(text)
  // The last line break ends a row, and starts none.
  const whole = text.replace(/(?:\r\n?|\n)$/, '')
  const delimitersToGuess = [',', '\t', '|', ';']
  const first = Papa.parse<string[]>(whole, { preview: PREVIEW_ROWS + 1, delimitersToGuess })
  yield first.data
  const { delimiter } = first.meta
  const { length: width } = trimmedHeader(first.data[0] ?? [])
  const rows: string[][] = []
  Papa.parse<string[]>(whole, {
    delimiter,
    preview: MAX_ROWS + 2,
    // Cut at once: all cells of 30 MB of separators would take hundreds of megabytes.
    step: ({ data }) => void rows.push(withinHeadings(data, width)),
  })
  yield rows.slice(first.data.length)
}

/** Refuses a text that would become millions of cells, before it does. */
function checkSize(text: string): void {
  let [lines, separators] = [0, 0]
  for (let at = 0; at < text.length; at += 1) {
    const mark = text[at]
    if (mark === '\n' || mark === '\r') {
      lines += 1
      separators = 0
    } else if (mark === ',' || mark === ';' || mark === '|' || mark === '\t') separators += 1
    if (lines > MAX_LINES) throw new RefusedFile('too_many_rows')
    if (separators > MAX_SEPARATORS) throw new RefusedFile('too_many_columns')
  }
}
