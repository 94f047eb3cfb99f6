import { isDay } from './period/period'

// Cached, because creating a formatter takes a hundred times as long as using it. Every row of a list needs the same
// few formatters.
const numberFormats = new Map<string, Intl.NumberFormat>()
const dateFormats = new Map<string, Intl.DateTimeFormat>()
const relativeFormats = new Map<string, Intl.RelativeTimeFormat>()

/** Latin digits in every language of the portal (docs/glossary.md), because engines differ in Arabic. */
const numberingSystem = 'latn'

/** Returns a formatter, cached by locale and options. */
export function getCachedFormat<F>(
  formats: Map<string, F>,
  locale: string,
  options: object,
  make: () => F,
): F {
  const key = locale + JSON.stringify(options)
  const format = formats.get(key) ?? make()
  formats.set(key, format)
  return format
}

/** Returns a number formatter, cached by locale and options. */
export function numberFormat(locale: string, options: Intl.NumberFormatOptions = {}) {
  const make = () => new Intl.NumberFormat(locale, { numberingSystem, ...options })
  return getCachedFormat(numberFormats, locale, options, make)
}

function dateFormat(locale: string, options: Intl.DateTimeFormatOptions) {
  const make = () => new Intl.DateTimeFormat(locale, { numberingSystem, ...options })
  return getCachedFormat(dateFormats, locale, options, make)
}

/** Formats a number, e.g. `100,000`. */
export function formatNumber(value: number, locale: string): string {
  return numberFormat(locale).format(value)
}

/** Formats a number in compact form for a chart axis, e.g. `1.2K`. */
export function formatCompact(value: number, locale: string): string {
  return numberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 }).format(value)
}

/** Formats a fraction from 0 to 1 as a percentage with at most one decimal, e.g. `91.4%`. */
export function formatPercent(fraction: number, locale: string): string {
  return numberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }).format(
    roundRate(fraction),
  )
}

const DAY = 86_400
/**
 * Units, with limits and sizes in seconds. 60 days aren't yet two months of 30.44 days; 730 days aren't yet two years.
 */
const relativeUnits = [
  { unit: 'second', below: 60, size: 1 },
  { unit: 'minute', below: 3600, size: 60 },
  { unit: 'hour', below: DAY, size: 3600 },
  { unit: 'day', below: 61 * DAY, size: DAY },
  { unit: 'month', below: 731 * DAY, size: 30.44 * DAY },
  { unit: 'year', below: Infinity, size: 365.25 * DAY },
] as const

// A separate constant, because TypeScript's type for the options lacks `numberingSystem`.
const relativeOptions = { numberingSystem, numeric: 'auto' } as const

/** Formats a moment relative to `now`, e.g. "3 hours ago". */
export function formatRelative(date: Date, now: Date, locale: string): string {
  const seconds = (date.getTime() - now.getTime()) / 1000
  const match = relativeUnits.find(({ below }) => Math.abs(seconds) < below) ?? relativeUnits[5]
  const make = () => new Intl.RelativeTimeFormat(locale, relativeOptions)
  const relative = getCachedFormat(relativeFormats, locale, relativeOptions, make)
  return relative.format(Math.trunc(seconds / match.size), match.unit)
}

/**
 * Formats a date and time to the minute, such as `Nov 1, 2:05 PM`. Includes the year unless it is the year of `now`.
 */
export function formatMinute(date: Date, now: Date, locale: string, timeZone?: string): string {
  const options = {
    year: date.getFullYear() === now.getFullYear() ? undefined : 'numeric',
    month: 'short',
    day: 'numeric',
    minute: '2-digit',
    timeZone,
  } as const
  const make = () => {
    const { hour12 } = dateFormat(locale, { hour: 'numeric' }).resolvedOptions()
    // A 24-hour clock shows two digits, as in `02:05`.
    return dateFormat(locale, { ...options, hour: hour12 ? 'numeric' : '2-digit' })
  }
  return getCachedFormat(dateFormats, locale, options, make).format(date)
}

/** Formats the full date, time and time zone. */
export function formatAbsolute(date: Date, locale: string, timeZone?: string): string {
  return dateFormat(locale, { dateStyle: 'full', timeStyle: 'long', timeZone }).format(date)
}

/** Formats a moment's hours, minutes and seconds, for rows of the same day. */
export function formatClock(date: Date, locale: string, timeZone?: string): string {
  return dateFormat(locale, { timeStyle: 'medium', timeZone }).format(date)
}

/** Returns the time zone's offset at a moment, including daylight saving time, e.g. `GMT+2`. */
export function formatZone(date: Date, locale: string, timeZone?: string): string {
  const parts = dateFormat(locale, { timeZoneName: 'short', timeZone }).formatToParts(date)
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
}

/** Returns the name for a two-letter country code. Returns other texts unchanged. */
export function formatCountry(code: string, locale: string): string {
  return /^[a-z]{2}$/i.test(code)
    ? (new Intl.DisplayNames(locale, { type: 'region' }).of(code.toUpperCase()) ?? code)
    : code
}

/**
 * Formats a calendar day `YYYY-MM-DD`, and returns other texts unchanged. A day is not a moment, so the time zone must
 * not shift it.
 */
export function formatDay(
  day: string,
  locale: string,
  style: 'short' | 'medium' = 'medium',
): string {
  if (!isDay(day)) return day
  return dayFormat(locale, style).format(parseDay(day))
}

/** Formats a range of calendar days without repeating shared parts, e.g. `Oct 1 – 22, 2026`. */
export function formatDays(first: string, last: string, locale: string): string {
  return isDay(first) && isDay(last)
    ? dayFormat(locale).formatRange(parseDay(first), parseDay(last))
    : `${formatDay(first, locale)} – ${formatDay(last, locale)}`
}

const parseDay = (day: string) => new Date(`${day}T00:00:00Z`)

/** Returns a day formatter with the month as a word, because `dateStyle` omits the word in some languages. */
function dayFormat(locale: string, style: 'short' | 'medium' = 'medium') {
  return dateFormat(locale, {
    year: style === 'short' ? undefined : 'numeric',
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  })
}

/** Formats a moment's hour in UTC, e.g. `2:00 PM`. */
export function formatHour(moment: string, locale: string): string {
  const options = { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' } as const
  return dateFormat(locale, options).format(new Date(moment))
}

/** Shortens a long ID to its head and tail, e.g. `3f9a1c…d2e4`. Returns a short ID unchanged. */
export function shortenMiddle(text: string, head = 6, tail = 4): string {
  return text.length <= head + tail + 2 ? text : `${text.slice(0, head)}…${text.slice(-tail)}`
}

/** Rounds a rate from 0 to 1 to a tenth of a percent. Never rounds to 0 or 1, unless the rate is exactly 0 or 1. */
export function roundRate(rate: number): number {
  const roundedRate = Math.round(rate * 1000) / 1000
  if (roundedRate === 0 && rate > 0) return 0.001
  if (roundedRate === 1 && rate < 1) return 0.999
  return roundedRate
}

const acronyms = new Set(['id', 'ocr', 'otp', 'cso', 'ntra', 'nid', 'ip', 'os', 'sdk', 'url'])

/** Converts an unknown backend code to words: `tax_card_ocr` becomes `Tax card OCR`. */
export function humanize(code: string): string {
  const words = code
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .split(/[\s_-]+/)
    .filter(Boolean)
    .map((word) => word.toLowerCase())
  return words
    .map((word, index) => {
      if (acronyms.has(word)) return word.toUpperCase()
      return index === 0 ? word.charAt(0).toUpperCase() + word.slice(1) : word
    })
    .join(' ')
}

/** Converts `PER_TRANSACTION` to `per transaction` (behavior 3.5). */
export function lowerWords(code: string): string {
  return code.toLowerCase().replaceAll('_', ' ')
}

/** Whether a locale has no spaces between words or sentences, like Chinese and Japanese. */
export const isClosedUp = (locale: string) => /^(?:zh|ja)/.test(locale)

/** Joins sentences into one text. */
export const joinSentences = (sentences: readonly string[], locale: string) =>
  sentences.join(isClosedUp(locale) ? '' : ' ')

/**
 * Joins a name in the language's order. In Chinese and Japanese, the last name comes first, and a name in Han
 * characters has no space.
 */
export function joinName(first: string, last: string, locale: string): string {
  if (!first || !last) return first || last
  if (!isClosedUp(locale)) return `${first} ${last}`
  return last + (/^\p{Script=Han}+$/u.test(last + first) ? '' : ' ') + first
}
