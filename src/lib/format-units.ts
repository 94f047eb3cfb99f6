import { getCachedFormat, isClosedUp, numberFormat } from './format'

const listFormats = new Map<string, Intl.ListFormat>()

type DurationForm = 'short' | 'long'

/** Formats a number with a time unit. Avoids narrow units in French (no space) and Japanese (Latin letters). */
function formatUnit(
  value: number,
  unit: 'millisecond' | 'second' | 'minute',
  locale: string,
  { form = 'short', digits = 0 }: { form?: DurationForm; digits?: number } = {},
): string {
  const text = numberFormat(locale, {
    style: 'unit',
    unit,
    unitDisplay: form === 'long' && !isClosedUp(locale) ? form : unitDisplay(locale),
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(value)
  return isClosedUp(locale) ? text.replace(/\s/g, '') : text
}

const unitDisplay = (locale: string) => (/^(?:fr|ja)/.test(locale) ? 'short' : 'narrow')

const unitLists = {
  short: { type: 'unit', style: 'narrow' },
  long: { type: 'conjunction', style: 'long' },
} as const

/**
 * Formats seconds as minutes and seconds, never hours (behavior 9.5): `1m 5s`, or `1 minute and 5 seconds`.
 * Intl.DurationFormat would omit the spaces in French and add a comma in English.
 */
export function formatDuration(
  seconds: number,
  locale: string,
  form: DurationForm = 'short',
): string {
  const total = Math.max(0, Math.round(seconds))
  const [minutes, rest] = [Math.floor(total / 60), total % 60]
  const parts = [
    ...(minutes > 0 ? [formatUnit(minutes, 'minute', locale, { form })] : []),
    ...(rest > 0 || minutes === 0 ? [formatUnit(rest, 'second', locale, { form })] : []),
  ]
  if (isClosedUp(locale)) return parts.join('')
  const options = unitLists[form]
  return getCachedFormat(
    listFormats,
    locale,
    options,
    () => new Intl.ListFormat(locale, options),
  ).format(parts)
}

/**
 * Formats milliseconds as seconds with one decimal, e.g. `1.2s`. Less than a tenth of a second stays in milliseconds,
 * e.g. `31ms`; a minute or more becomes a duration.
 */
export function formatMilliseconds(milliseconds: number, locale: string): string {
  if (Math.round(milliseconds / 100) >= 600) return formatDuration(milliseconds / 1000, locale)
  if (milliseconds < 100) return formatUnit(milliseconds, 'millisecond', locale)
  return formatUnit(milliseconds / 1000, 'second', locale, { digits: 1 })
}
