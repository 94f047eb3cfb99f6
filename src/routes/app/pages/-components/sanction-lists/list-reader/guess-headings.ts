import { guessBirthDate, guessColumns } from './guess-columns'
import { filledCells, type SourceRow } from './check-rows'
import { mostFrequent } from './csv-records'

/** Rows at the start of a file that may have the headings. */
const MAX_ABOVE = 30
/** Rows that are compared with the one above them. */
const MAX_BELOW = 200

/** Numbers, dates, amounts, and signs such as "-0-" that stand for nothing. */
const VALUE = /^(?=[^\p{N}]*\p{N})[\p{N}\s.,:/+()%-]+$/u

/** Counts the headings that name a field of a list. */
export function countKnown(cells: readonly string[]): number {
  const guess = guessColumns(cells)
  const fields = Object.keys(guess).length
  return guessBirthDate(cells, guess) === undefined ? fields : fields + 1
}

/**
 * Returns the row that seems to have the headings, above the rows of the list. Undefined: there seem to be none. Takes
 * the first rows of a file, without blank ones.
 */
export function guessHeadingRow(rows: readonly SourceRow[]): number | undefined {
  const usual = mostFrequent(rows.map(({ cells }) => countFilled(cells)))
  const candidates = rows
    .slice(0, MAX_ABOVE)
    .map((row, index) => ({ ...row, below: othersBelow(row, rows.slice(index + 1)) }))
    // A title or a date above the headings is narrower than they are.
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

/** Files that were joined repeat their headings. */
function othersBelow({ cells }: SourceRow, rows: readonly SourceRow[]): SourceRow[] {
  const key = JSON.stringify(cells)
  return rows.slice(0, MAX_BELOW).filter((row) => JSON.stringify(row.cells) !== key)
}

const countFilled = (cells: readonly string[]) => filledCells(cells).length

/** Whether the cells are different texts that don't come again in their columns. */
function isHeadingLike(cells: readonly string[], below: readonly SourceRow[]): boolean {
  const texts = filledCells(cells)
  if (texts.length === 0 || texts.some((text) => VALUE.test(text))) return false
  if (texts.length > 2 && new Set(texts).size < texts.length * 0.7) return false
  return !cells.some(
    (cell, column) =>
      cell.trim() !== '' && below.some((row) => row.cells[column]?.trim() === cell.trim()),
  )
}

/** Whether the cells have the shapes of their columns, as the first row of a list without headings has. */
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

/** Describes a text by the number and the case of its words. */
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
