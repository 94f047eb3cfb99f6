import { divideDates } from './date-chunks'

/** Parses a cell that contains only a day. Returns an empty string for an unknown day, and undefined for other text. */
export const parseDayNumber = (text: string) => parseNumberUpTo(text, 31, false)

/** Parses a cell that contains only a month, as a number or name. */
export const parseMonthNumber = (text: string) => parseNumberUpTo(text, 12, true)

function parseNumberUpTo(text: string, max: number, canBeNamed: boolean): string | undefined {
  const { chunks, isOpen, isRange, isUnknown } = divideDates(text)
  if (isUnknown) return ''
  const items = chunks.flatMap((chunk) => chunk.items)
  const isStrange = chunks.some(({ strange }) => strange.length > 0)
  const isNamed = items.some(({ month }) => month)
  if (isOpen || isRange || isStrange || (isNamed && !canBeNamed)) return undefined
  const numbers = items.map(({ kind, month, text: written }) => {
    if (kind === 'number') return Number(written)
    return month?.calendar === 'gregory' ? month.month : Number.NaN
  })
  const [number = Number.NaN, ...others] = new Set(numbers)
  return others.length === 0 && number >= 1 && number <= max ? String(number) : undefined
}
