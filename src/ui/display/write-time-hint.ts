import { formatAbsolute, formatRelative } from '@/lib/format'

/** Writes how long ago a time was, and its UTC, into its tooltip when it is looked at: a list stays open for hours. */
export function writeTimeHint(time: HTMLTimeElement, locale: string): void {
  const date = new Date(time.dateTime)
  const distance = formatRelative(date, new Date(), locale)
  time.title = `${distance} · ${formatAbsolute(date, locale, 'UTC')}`
}

/**
 * Marks the row that the keyboard has come to, or left, so that it shows what its tooltips say. A rule with `:has()`
 * would restyle a row on every press.
 */
export function toggleRowHints(target: Element, isFocused: boolean, locale: string): void {
  const row = target.closest('[data-row]')
  const isHinted = isFocused && target.matches(':focus-visible')
  if (isHinted) for (const time of row?.querySelectorAll('time') ?? []) writeTimeHint(time, locale)
  row?.toggleAttribute('data-hinted', isHinted)
}
