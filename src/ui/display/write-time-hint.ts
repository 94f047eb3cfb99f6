import { findAllIn, findAround, hasFocusWithin } from '@/browser/dom-lookups'
import { formatAbsolute, formatRelative } from '@/lib/format'

/** Writes how long ago a time was, and its UTC, into its tooltip when it is looked at: a list stays open for hours. */
export function writeTimeHint(time: HTMLTimeElement, locale: string): void {
  const date = new Date(time.dateTime)
  const distance = formatRelative(date, new Date(), locale)
  time.title = `${distance} · ${formatAbsolute(date, locale, 'UTC')}`
}

/**
 * Marks the row that Tab has come to, or left, so that it shows what its tooltips say. A rule with `:has()`
 * would restyle a row on every press.
 */
export function toggleRowHints(target: Element, isFocused: boolean, locale: string): void {
  const row = findAround(target, 'row')
  // The focus moved within the row. This code loads, so the loss may be noticed after the gain.
  if (!isFocused && hasFocusWithin(row)) return
  const isHinted = isFocused && target.matches(':focus-visible')
  for (const time of isHinted ? findAllIn(row, 'time') : [])
    if (time instanceof HTMLTimeElement) writeTimeHint(time, locale)
  row?.toggleAttribute('data-hinted', isHinted)
  if (isHinted) row?.addEventListener('keydown', hideOnEscape)
}

/** Esc takes the hints away and nothing else: the focus stays, and so does a dialog around the list. */
function hideOnEscape(event: Event): void {
  if (!(event instanceof KeyboardEvent) || event.key !== 'Escape') return
  const row = findAround(event.target, 'row')
  if (row?.dataset['hinted'] === undefined) return
  row.toggleAttribute('data-hinted', false)
  event.preventDefault()
  event.stopPropagation()
}
