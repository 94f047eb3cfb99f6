import { formatAbsolute, formatRelative } from '@/lib/format'

/** Writes how long ago a time was, and its UTC, into its tooltip when it is looked at: a list stays open for hours. */
export function hintTime(time: HTMLTimeElement, locale: string): void {
  const date = new Date(time.dateTime)
  const distance = formatRelative(date, new Date(), locale)
  time.title = `${distance} · ${formatAbsolute(date, locale, 'UTC')}`
}

/** The same for all times of the row that an element is in. */
export function hintTimesOfRow(element: Element, locale: string): void {
  for (const time of element.closest('[data-row]')?.querySelectorAll('time') ?? [])
    hintTime(time, locale)
}
