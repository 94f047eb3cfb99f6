import { findAllIn, findAround, hasFocusWithin } from '@/browser/dom-lookups'
import { formatAbsolute, formatRelative } from '@/lib/format'

/**
 * Writes a time's age and UTC time into its tooltip. Called when the user points at the time, because the age changes
 * while a list stays open.
 */
export function writeTimeHint(time: HTMLTimeElement, locale: string): void {
  const date = new Date(time.dateTime)
  const distance = formatRelative(date, new Date(), locale)
  time.title = `${distance} · ${formatAbsolute(date, locale, 'UTC')}`
}

/**
 * Marks a row while the row has keyboard focus, so CSS shows the text of the row's tooltips. A `:has()` rule would
 * restyle a row on every key press.
 */
export function toggleRowHints(target: Element, isFocused: boolean, locale: string): void {
  const row = findAround(target, 'row')
  // The focus only moved within the row. The blur may be handled after the next focus, because this code loads lazily.
  if (!isFocused && hasFocusWithin(row)) return
  const isHinted = isFocused && target.matches(':focus-visible')
  for (const time of isHinted ? findAllIn(row, 'time') : [])
    if (time instanceof HTMLTimeElement) writeTimeHint(time, locale)
  row?.toggleAttribute('data-hinted', isHinted)
  if (isHinted) row?.addEventListener('keydown', hideOnEscape)
}

/** Hides only the hints on Esc. The row keeps the focus, and a dialog around the list stays open. */
function hideOnEscape(event: Event): void {
  if (!(event instanceof KeyboardEvent) || event.key !== 'Escape') return
  const row = findAround(event.target, 'row')
  if (row?.dataset['hinted'] === undefined) return
  row.toggleAttribute('data-hinted', false)
  event.preventDefault()
  event.stopPropagation()
}
