// Making a formatter takes a hundred times as long as using it, and a list uses the same few in every row.
const numberFormats = new Map<string, Intl.NumberFormat>()
const dateFormats = new Map<string, Intl.DateTimeFormat>()
const relativeFormats = new Map<string, Intl.RelativeTimeFormat>()

function kept<F>(formats: Map<string, F>, locale: string, options: object, make: () => F): F {
  const key = locale + JSON.stringify(options)
  const format = formats.get(key) ?? make()
  formats.set(key, format)
  return format
}

function numberFormat(locale: string, options: Intl.NumberFormatOptions = {}) {
  return kept(numberFormats, locale, options, () => new Intl.NumberFormat(locale, options))
}

function dateFormat(locale: string, options: Intl.DateTimeFormatOptions) {
  return kept(dateFormats, locale, options, () => new Intl.DateTimeFormat(locale, options))
}

/** A number in the locale, e.g. `100,000`. */
export function formatNumber(value: number, locale: string): string {
  return numberFormat(locale).format(value)
}

/** A number for the scale of a drawing, e.g. `1.2K`. */
export function formatCompact(value: number, locale: string): string {
  return numberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 }).format(value)
}

/** A fraction of 0..1 as a percentage with at most one decimal, e.g. `91.4%`; `100%` is all of it. */
export function formatPercent(fraction: number, locale: string): string {
  return numberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }).format(
    roundRate(fraction),
  )
}

/** Seconds as minutes and seconds (section 9), e.g. `1m 05s`. Minutes are never folded into hours. */
export function formatDuration(seconds: number, locale: string): string {
  const whole = Math.max(0, Math.round(seconds))
  const unit = (value: number, name: string, digits: number) =>
    numberFormat(locale, {
      style: 'unit',
      unit: name,
      unitDisplay: 'narrow',
      minimumIntegerDigits: digits,
    }).format(value)
  return `${unit(Math.floor(whole / 60), 'minute', 1)} ${unit(whole % 60, 'second', 2)}`
}

/** Milliseconds of one call as seconds with one decimal, e.g. `1.2s`. */
export function formatMilliseconds(milliseconds: number, locale: string): string {
  return numberFormat(locale, {
    style: 'unit',
    unit: 'second',
    unitDisplay: 'narrow',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(milliseconds / 1000)
}

const steps = [
  { unit: 'second', below: 60, size: 1 },
  { unit: 'minute', below: 3600, size: 60 },
  { unit: 'hour', below: 86_400, size: 3600 },
  { unit: 'day', below: 7 * 86_400, size: 86_400 },
] as const

/** "3 hours ago" within a week of `now`, the date beyond it. */
export function formatRelative(date: Date, now: Date, locale: string): string {
  const seconds = (date.getTime() - now.getTime()) / 1000
  const step = steps.find(({ below }) => Math.abs(seconds) < below)
  if (!step) return dateFormat(locale, { dateStyle: 'medium' }).format(date)
  const relative = kept(
    relativeFormats,
    locale,
    {},
    () => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }),
  )
  return relative.format(Math.trunc(seconds / step.size), step.unit)
}

/** Date, time and zone in full, for the hover of a relative time. */
export function formatAbsolute(date: Date, locale: string, timeZone?: string): string {
  return dateFormat(locale, { dateStyle: 'full', timeStyle: 'long', timeZone }).format(date)
}

/** Hours, minutes and seconds of a moment, for rows that share a day. */
export function formatClock(date: Date, locale: string, timeZone?: string): string {
  return dateFormat(locale, { timeStyle: 'medium', timeZone }).format(date)
}

/** The zone in which moments are shown, as it is on that day, e.g. `GMT+2`. */
export function formatZone(date: Date, locale: string, timeZone?: string): string {
  const parts = dateFormat(locale, { timeZoneName: 'short', timeZone }).formatToParts(date)
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
}

/** A country by its two letters in the locale; whatever else as it came. */
export function formatCountry(code: string, locale: string): string {
  return /^[a-z]{2}$/i.test(code)
    ? (new Intl.DisplayNames(locale, { type: 'region' }).of(code.toUpperCase()) ?? code)
    : code
}

/** A calendar day `YYYY-MM-DD` in the locale. It names a day, not a moment, so no zone may shift it. */
export function formatDay(
  day: string,
  locale: string,
  style: 'short' | 'medium' = 'medium',
): string {
  const options =
    style === 'short'
      ? ({ month: 'short', day: 'numeric' } as const)
      : ({ dateStyle: 'medium' } as const)
  return dateFormat(locale, { ...options, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))
}

/** The head and tail of a long id, e.g. `3f9a1c…d2e4`; a short one whole. */
export function shortenMiddle(text: string, head = 6, tail = 4): string {
  return text.length <= head + tail + 2 ? text : `${text.slice(0, head)}…${text.slice(-tail)}`
}

/** A rate of 0..1 as exact as it is told, to a tenth of a percent: 0 and 1 only where they are meant. */
export function roundRate(rate: number): number {
  const round = Math.round(rate * 1000) / 1000
  if (round === 0 && rate > 0) return 0.001
  if (round === 1 && rate < 1) return 0.999
  return round
}
