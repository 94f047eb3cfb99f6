import { guessBirthDate, guessColumns } from './guess-columns'
import { filledCells, type SourceRow } from './check-rows'
import { mostFrequent } from './csv-records'

/** Number of rows at the start of a file to search for the heading row. */
const MAX_ABOVE = 30
/** Number of rows below a candidate row to compare with it. */
const MAX_BELOW = 200

/** Numbers, dates, amounts, and placeholders such as "-0-". */
const VALUE = /^(?=[^\p{N}]*\p{N})[\p{N}\s.,:/+()%-]+$/u

/** Counts headings that name a list field. */
export function countKnown(cells: readonly string[]): number {
  const guess = guessColumns(cells)
  const fields = Object.keys(guess).length
  return guessBirthDate(cells, guess) === undefined ? fields : fields + 1
}

/**
 * Returns the row that looks like the headings of the rows below, or undefined if the file has no headings. Expects a
 * file's first non-blank rows.
 */
export function guessHeadingRow(rows: readonly SourceRow[]): number | undefined {
  const usual = mostFrequent(rows.map(({ cells }) => countFilled(cells)))
  const candidates = rows
    .slice(0, MAX_ABOVE)
    .map((row, index) => ({ ...row, below: othersBelow(row, rows.slice(index + 1)) }))
    // Skips a title or date above the headings, because it fills fewer cells than the headings do.
    .filter(({ cells }) => countFilled(cells) * 2 > usual)
  const likely = candidates.filter(({ cells, below }) => isHeadingLike(cells, below))
  const likelyRows = likely.map(({ row, cells }) => ({ row, count: countKnown(cells) }))
  const [best] = likelyRows.toSorted((a, b) => b.count - a.count)
  if (best && best.count > 0) return best.row
  const first = candidates.find(({ cells }) => countFilled(cells) >= usual)
  if (!first) return rows[0]?.row
  const { row, cells, below } = first
  return isHeadingLike(cells, below) && !looksLikeBelow(cells, below) ? row : undefined
}

/** Returns the rows below, without copies of this row, because joined files repeat their headings. */
function othersBelow({ cells }: SourceRow, rows: readonly SourceRow[]): SourceRow[] {
  const key = JSON.stringify(cells)
  return rows.slice(0, MAX_BELOW).filter((row) => JSON.stringify(row.cells) !== key)
}

const countFilled = (cells: readonly string[]) => filledCells(cells).length

/** Whether the cells are different texts that don't appear again in their columns. */
function isHeadingLike(cells: readonly string[], below: readonly SourceRow[]): boolean {
  const texts = filledCells(cells)
  if (texts.length === 0 || texts.some((text) => VALUE.test(text))) return false
  if (texts.length > 2 && new Set(texts).size < texts.length * 0.7) return false
  return !cells.some(
    (cell, column) =>
      cell.trim() !== '' && below.some((row) => row.cells[column]?.trim() === cell.trim()),
  )
}

/** Whether the cells have the same shape as the cells below, as in a list without headings. */
function looksLikeBelow(cells: readonly string[], below: readonly SourceRow[]): boolean {
  const shapes = cells.map((_cell, column) =>
    below.flatMap((row) => row.cells[column]?.trim() || []).map(getShape),
  )
  const comparedCells = cells.flatMap((cell, column) => {
    const others = shapes[column] ?? []
    if (cell.trim() === '' || others.length === 0) return []
    return others.filter((shape) => shape === getShape(cell.trim())).length * 2 > others.length
  })
  return comparedCells.length * 2 > countFilled(cells) && comparedCells.every(Boolean)
}

/** Describes text by the number and case of its words. */
function getShape(text: string): string {
  const words = text.split(/\s+/)
  const kind = VALUE.test(text)
    ? 'value'
    : text === text.toUpperCase() && text !== text.toLowerCase()
      ? 'upper'
      : words.every((word) => /^\p{Lu}/u.test(word))
        ? 'title'
        : 'text'
  return `${kind} ${Math.min(words.length, 4)}`
}
