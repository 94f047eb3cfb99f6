import { parseCompactDate } from './compact-dates'
import type { DateChunk, DateItem } from './date-chunks'
import {
  getBirthCalendar,
  completeYear,
  monthHasDay,
  isIn,
  isShortRange,
  type DateCandidate,
  type DateHabits,
} from './possible-dates'

const DASH = /[-\u2010-\u2015]/
const none: DateCandidate = { calendar: 'gregory', precision: 'none', isFaulty: false }
const isYear = ({ kind, text }: DateItem) => kind === 'number' && text.length === 4
const isLong = ({ kind, text }: DateItem) => kind === 'number' && text.length > 4
const isMonth = ({ kind }: DateItem) => kind === 'month'
const isUnknownYear = ({ kind, text }: DateItem) => kind === 'unknown' && text.length === 4

/** Parses a chunk's dates. Returns undefined if they can't be parsed. */
export function parseChunk(chunk: DateChunk, habits: DateHabits): DateCandidate[] | undefined {
  const { items, gaps, strange } = chunk
  if (strange.length > 0) return parseStrange(chunk)
  if (items.some(isLong)) return parseAll(items, (item) => parseCompactDate(item, habits.order))
  if (items.some(({ kind, text }) => kind === 'number' && text.length === 3)) return undefined
  const years = items.filter(isYear)
  const [year] = years
  if (!year) {
    const candidate = parseWithoutYear(items, habits)
    return candidate && [candidate]
  }
  if (years.length > 1)
    return parseAll(groupsByYear(items), (group) => {
      const gap = gaps[items.findIndex((item) => item === group[0])] ?? ''
      const candidate = parseWithYear(group, habits)
      return candidate && { ...candidate, isRangeEnd: group[0] !== items[0] && DASH.test(gap) }
    })
  const end = findShortEnd(items, gaps, habits)
  const candidate = end === undefined ? parseWithYear(items, habits) : parseWithYear([year], habits)
  return (
    candidate &&
    (end === undefined ? [candidate] : [candidate, { ...candidate, year: end, isRangeEnd: true }])
  )
}

function parseAll<Part>(
  parts: readonly Part[],
  candidate: (part: Part) => DateCandidate | undefined,
): DateCandidate[] | undefined {
  const all = parts.map(candidate)
  const candidates = all.filter((each) => each !== undefined)
  return candidates.length === all.length ? candidates : undefined
}

/**
 * Parses a chunk with an unknown word. Between a day and a year, the word counts as a month in an unknown language or
 * spelling.
 */
function parseStrange({ items, strange }: DateChunk): DateCandidate[] | undefined {
  if (items.every(({ kind }) => kind === 'unknown')) return []
  const [day, year, ...more] = items
  if (!day || !year || more.length > 0 || strange.length !== 1 || strange[0] !== 1) return undefined
  if (!isYear(year) || isYear(day)) return undefined
  year.sign = 'YYYY'
  const calendar = getBirthCalendar(Number(year.text), year.mark)
  if (!calendar) return undefined
  return [{ calendar, precision: 'full', isFaulty: true, year: Number(year.text) }]
}

/**
 * Divides items into dates. If the first item is a year and the last isn't, each date begins with its year; otherwise,
 * it ends with its year.
 */
function groupsByYear(items: readonly DateItem[]): DateItem[][] {
  const [first, last] = [items[0], items.at(-1)]
  const beginWithYear = first && last && isYear(first) && !isYear(last)
  const groups: DateItem[][] = [[]]
  for (const item of items) {
    if (beginWithYear && isYear(item) && groups.at(-1)?.length) groups.push([])
    groups.at(-1)?.push(item)
    if (!beginWithYear && isYear(item)) groups.push([])
  }
  return groups.filter((group) => group.some(isYear))
}

/** Returns the last year of a range whose end has one or two digits, as in "1960-62". */
function findShortEnd(
  items: readonly DateItem[],
  gaps: readonly string[],
  { hasShortRanges }: DateHabits,
): number | undefined {
  const [first, second, ...more] = items
  if (!first || second?.kind !== 'number' || more.length > 0 || !isYear(first)) return undefined
  if (!/^\s*[-/\u2010-\u2015]\s*$/.test(gaps[1] ?? '')) return undefined
  const [year, end] = [Number(first.text), Number(second.text)]
  const isLater = end > year % 10 ** second.text.length
  // A number after a long dash isn't a month. The number in "1962/3" may be a month or the end of a range.
  const mayBeRange =
    hasShortRanges || !/[-/]/.test(gaps[1] ?? '') || second.text === String((year % 10) + 1)
  return isShortRange(year, end) || (isLater && mayBeRange) || end > 31
    ? completeYear(year, second.text)
    : undefined
}

function parseWithYear(all: readonly DateItem[], habits: DateHabits): DateCandidate | undefined {
  const year = all.find(isYear)
  if (!year) return undefined
  const value = Number(year.text)
  const calendar = getBirthCalendar(value, year.mark ?? findMark(all))
  if (!calendar) return undefined
  const ownMonths = calendar === 'hijri' ? 'hijri' : 'gregory'
  const items = all.filter(({ month }) => !month || month.calendar === ownMonths)
  // Drops a question mark next to a whole date, because the question mark only expresses doubt.
  while (items.length > 3) {
    const doubt = items.findLastIndex(({ kind }) => kind === 'unknown')
    if (doubt < 0) break
    items.splice(doubt, 1)
  }
  year.sign = 'YYYY'
  const at = items.indexOf(year)
  const rest = items.filter((item) => item !== year)
  const months = rest.filter(isMonth)
  const candidate: DateCandidate = { calendar, precision: 'full', isFaulty: false, year: value }
  const [first, second] = rest
  if (!first) return candidate
  if (months.length > 1) return { ...candidate, isFaulty: true }
  if (rest.length > 2) return { ...withParts(candidate, undefined, months[0]), isFaulty: true }
  if (months.length === 1)
    return withParts(
      candidate,
      rest.find((item) => !isMonth(item)),
      months[0],
    )
  if (!second) {
    if (first.kind === 'unknown') return candidate
    return Number(first.text) > 31 ? undefined : withParts(candidate, undefined, first)
  }
  if (at === 1) return { ...candidate, isFaulty: true }
  if (at === 0) {
    const isDayFirst = Number(first.text) > 12 && isIn(Number(second.text), 1, 12)
    return isDayFirst ? withParts(candidate, first, second) : withParts(candidate, second, first)
  }
  return habits.order === 'day_first'
    ? withParts(candidate, first, second)
    : withParts(candidate, second, first)
}

const findMark = (items: readonly DateItem[]) =>
  items.find(({ month }) => month)?.month?.calendar === 'hijri' ? 'hijri' : undefined

/** Adds the day and month, unless they are impossible. */
function withParts(
  candidate: DateCandidate,
  dayItem: DateItem | undefined,
  monthItem: DateItem | undefined,
): DateCandidate {
  if (dayItem) dayItem.sign = 'DD'
  if (monthItem) monthItem.sign = monthItem.month ? 'MMM' : 'MM'
  const month = monthItem?.month?.month ?? parseNumber(monthItem)
  const day = parseNumber(dayItem)
  if (month !== undefined && !isIn(month, 1, 12)) return { ...candidate, isFaulty: true }
  if (day !== undefined && !monthHasDay(day, month, candidate))
    return { ...candidate, month, isFaulty: true }
  return { ...candidate, day, month }
}

const parseNumber = (item: DateItem | undefined) =>
  item?.kind === 'number' ? Number(item.text) : undefined

/** Parses a date of birth without a four-digit year. The year is short, unknown, or given in another date. */
function parseWithoutYear(
  items: readonly DateItem[],
  habits: DateHabits,
): DateCandidate | undefined {
  const months = items.filter(isMonth)
  const [month] = months
  if (months.length > 1 || items.length > 3) return undefined
  const unknownYear = items.find(isUnknownYear)
  if (unknownYear) unknownYear.sign = 'YYYY'
  const [first, second, third] = items.filter((item) => !isMonth(item) && item !== unknownYear)
  const isDayFirst = habits.order === 'day_first' && items[0] !== unknownYear
  if (unknownYear && month) return withParts(none, first, month)
  if (unknownYear && second)
    return isDayFirst ? withParts(none, first, second) : withParts(none, second, first)
  if (unknownYear) return withParts(none, undefined, first)
  if (month) {
    if (first && second)
      return withShortYear(second, first, month) ?? withShortYear(first, second, month)
    if (first && isShortYear(first)) return withShortYear(first, undefined, month)
    // Drops the number in "May 17", because it may be a day or a year.
    return withParts(none, items[0] === month ? undefined : first, month)
  }
  if (first && second && third) {
    if (isShortYear(first) || (habits.isYearFirst && !isShortYear(third)))
      return withShortYear(first, third, second)
    return isDayFirst ? withShortYear(third, first, second) : withShortYear(third, second, first)
  }
  if (first && second) {
    const [year, other] = isShortYear(first) ? [first, second] : [second, first]
    return isShortYear(year) ? withShortYear(year, undefined, other) : { ...none, isFaulty: true }
  }
  return first && parseLone(first)
}

const isShortYear = ({ kind, text }: DateItem) => kind === 'number' && Number(text) > 31

/** Parses a cell with a single number. A two-digit number is a year. */
function parseLone(item: DateItem): DateCandidate {
  const candidate = { ...none, lone: item.text }
  if (item.text.length !== 2) return candidate
  item.sign = 'YY'
  return { ...candidate, precision: 'short', year: Number(item.text) }
}

function withShortYear(
  year: DateItem,
  day: DateItem | undefined,
  month: DateItem,
): DateCandidate | undefined {
  // "00" is faulty, because it may be the year 2000 or an unknown year.
  if (year.kind === 'unknown')
    return withParts({ ...none, isFaulty: year.text === '00' }, day, month)
  if (year.text.length !== 2) return undefined
  year.sign = 'YY'
  return withParts({ ...none, precision: 'short', year: Number(year.text) }, day, month)
}
