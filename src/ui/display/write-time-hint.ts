import { findAllIn, findAround, hasFocusWithin } from '@/browser/dom-lookups'
import { formatAbsolute, formatRelative } from '@/lib/format'

/** Writes a time's age and UTC into its tooltip when the user points at it, because a list stays open for hours. */
export function writeTimeHint(time: HTMLTimeElement, locale: string): void {
  const date = new Date(time.dateTime)
  const distance = formatRelative(date, new Date(), locale)
  time.title = `${distance} · ${formatAbsolute(date, locale, 'UTC')}`
}

/**
 * Marks a row that Tab has entered, or removes the mark when left, so it shows its tooltips' text. A `:has()` rule
 * would restyle a row on every key press.
 */
export function toggleRowHints(target: Element, isFocused: boolean, locale: string): void {
  const row = findAround(target, 'row')
  // The focus moved within the row. While this code loads, the loss may be handled after the next gain.
  if (!isFocused && hasFocusWithin(row)) return
  const isHinted = isFocused && target.matches(':focus-visible')
  for (const time of isHinted ? findAllIn(row, 'time') : [])
    if (time instanceof HTMLTimeElement) writeTimeHint(time, locale)
  row?.toggleAttribute('data-hinted', isHinted)
  if (isHinted) row?.addEventListener('keydown', hideOnEscape)
}

/** Hides only the hints on Esc. The focus and a dialog around the list stay. */
function hideOnEscape(event: Event): void {
  if (!(event instanceof KeyboardEvent) || event.key !== 'Escape') return
  const row = findAround(event.target, 'row')
  if (row?.dataset['hinted'] === undefined) return
  row.toggleAttribute('data-hinted', false)
  event.preventDefault()
  event.stopPropagation()
}
