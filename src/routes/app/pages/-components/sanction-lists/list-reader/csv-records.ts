import type { SourceRow } from './check-rows'

/** Maximum characters in a quoted cell. A longer cell must lack its closing mark, because Excel allows only 32,767. */
const MAX_QUOTED = 100_000
/** Maximum characters to search for a cell's end after a quotation mark inside the cell. */
const MAX_AFTER_STRAY = 10_000

export interface CsvLayout {
  /** One character; empty in a one-column file. */
  separator: string
  /** Number of cells in most rows. */
  width: number
}

/** Numbers of file rows that may have been misread because of quotation marks. */
export interface QuoteNotes {
  /** Rows with an unpaired quotation mark. */
  stray: number[]
  /** Rows that look like several rows joined by a pair of quotation marks. */
  joined: { from: number; to: number }[]
}

interface CsvRecord {
  cells: string[]
  /** Index of the next record's first character. */
  next: number
  isStray: boolean
}

/** Ways to read quotation marks, in the order that `parseLine` tries them. */
const quoteStyles = [
  // Marks pair up as in a spreadsheet.
  'pairs',
  // A mark ends a cell only if the next cell has no unpaired mark.
  'even',
  // A quoted cell with a stray mark is literal.
  'cells',
  // Every quotation mark is text.
  'none',
] as const
type QuoteStyle = (typeof quoteStyles)[number]

/**
 * Yields a CSV's rows. If an unpaired quotation mark would join lines with the usual number of cells, yields each line
 * separately.
 */
export function* parseCsvRecords(
  text: string,
  { separator, width }: CsvLayout,
  notes: QuoteNotes,
  separatesRows = false,
): Generator<SourceRow> {
  for (let at = 0, row = 1; at < text.length; row += 1) {
    let record = parseRecord(text, at, text.length, separator, 'pairs')
    const end = lineEnd(text, at)
    const isMultiline = record.next > afterBreak(text, end)
    if (isMultiline) {
      const lines = splitLines(text, at, record.next)
      const isWide = (line: Line) => parseLine(text, line, separator, width).cells.length === width
      const matching = width > 1 && isWide({ from: at, to: end }) ? lines.filter(isWide).length : 0
      if (record.isStray && matching > 1 && matching >= lines.length * 0.8)
        record = { ...parseLine(text, { from: at, to: end }, separator, width), isStray: true }
      else if (!record.isStray && matching === lines.length) {
        if (separatesRows) record = parseLine(text, { from: at, to: end }, separator, width)
        else notes.joined.push({ from: row, to: row + lines.length - 1 })
      }
    } else if (record.isStray) {
      const isStray = true
      record = { ...parseLine(text, { from: at, to: end }, separator, width), isStray }
    }
    if (record.isStray) notes.stray.push(row)
    yield { row, cells: record.cells }
    at = record.next
  }
}

/** Returns the most frequent cell count of the lines. Parses each line separately. */
export function lineWidth(text: string, separator: string, maxLines: number): number {
  const widths: number[] = []
  for (let at = 0; at < text.length && widths.length < maxLines;) {
    const line = { from: at, to: lineEnd(text, at) }
    if (line.to > line.from) widths.push(parseLine(text, line, separator).cells.length)
    at = afterBreak(text, line.to)
  }
  return mostFrequent(widths)
}

/** Returns the most frequent number. If several are equally frequent, returns the largest of them. */
export function mostFrequent(numbers: readonly number[]): number {
  const groups = [...Map.groupBy(numbers, (each) => each)]
  const [first] = groups.toSorted(([a, as], [b, bs]) => bs.length - as.length || b - a)
  return first?.[0] ?? 0
}

interface Line {
  from: number
  to: number
}

/** Parses a line in the first style that produces the usual number of cells. */
function parseLine(text: string, { from, to }: Line, separator: string, width?: number): CsvRecord {
  const parseAs = (style: QuoteStyle) => parseRecord(text, from, to, separator, style)
  const pairs = parseAs('pairs')
  const next = afterBreak(text, to)
  if (!pairs.isStray || width === undefined) return { ...pairs, next }
  const fits = quoteStyles.map(parseAs).find(({ cells }) => cells.length === width)
  return { ...(fits ?? pairs), next }
}

function parseRecord(
  text: string,
  from: number,
  to: number,
  separator: string,
  style: QuoteStyle,
): CsvRecord {
  const mark = separator === '' ? -1 : separator.charCodeAt(0)
  const cells: string[] = []
  let isStray = false
  for (let at = from; ; at += 1) {
    const isQuoted = style !== 'none' && text.charCodeAt(at) === QUOTE && at < to
    const close = isQuoted ? closingQuote(text, at + 1, to, separator, style) : undefined
    if (isQuoted && (!close || close.isStray)) isStray = true
    let end = at
    if (close && !(close.isStray && style === 'cells')) {
      cells.push(text.slice(at + 1, close.at).replaceAll('""', '"'))
      end = close.end
    } else {
      while (end < to) {
        const code = text.charCodeAt(end)
        if (code === mark || isBreak(code)) break
        end += 1
      }
      cells.push(text.slice(at, end))
    }
    if (end >= to || text.charCodeAt(end) !== mark)
      return { cells, next: end >= to ? to : afterBreak(text, end), isStray }
    at = end
  }
}

/** Finds a cell's closing quotation mark. `isStray` is true if the cell contains marks that should be doubled. */
function closingQuote(
  text: string,
  from: number,
  to: number,
  separator: string,
  style: QuoteStyle,
): { at: number; end: number; isStray: boolean } | undefined {
  let limit = Math.min(to, from + MAX_QUOTED)
  let isStray = false
  for (let at = text.indexOf('"', from); at >= 0 && at < limit; at = text.indexOf('"', at + 1)) {
    if (text.charCodeAt(at + 1) === QUOTE && at + 1 < to) {
      at += 1
      continue
    }
    let end = at + 1
    while (end < to && text[end] === ' ') end += 1
    const isEnd = end >= to || isBreak(text.charCodeAt(end))
    if (
      isEnd ||
      (text[end] === separator && (style !== 'even' || isEven(text, end + 1, to, separator)))
    )
      return { at, end, isStray }
    if (!isStray) limit = Math.min(limit, at + MAX_AFTER_STRAY)
    isStray = true
  }
  return undefined
}

/** Whether the next cell starts with a quotation mark or contains no mark. */
function isEven(text: string, from: number, to: number, separator: string): boolean {
  if (text[from] === '"') return true
  for (let at = from; at < to; at += 1) {
    if (text[at] === separator || isBreak(text.charCodeAt(at))) return true
    if (text[at] === '"') return false
  }
  return true
}

const QUOTE = 0x22
const isBreak = (code: number) => code === 0x0a || code === 0x0d

function lineEnd(text: string, from: number): number {
  let at = from
  while (at < text.length && !isBreak(text.charCodeAt(at))) at += 1
  return at
}

function afterBreak(text: string, at: number): number {
  const isPair = text.charCodeAt(at) === 0x0d && text.charCodeAt(at + 1) === 0x0a
  return Math.min(text.length, at + (isPair ? 2 : 1))
}

/** Returns a record's non-blank lines. */
function splitLines(text: string, from: number, to: number): Line[] {
  const lines: Line[] = []
  for (let at = from; at < to;) {
    const end = lineEnd(text, at)
    if (text.slice(at, end).trim() !== '') lines.push({ from: at, to: end })
    at = afterBreak(text, end)
  }
  return lines
}
