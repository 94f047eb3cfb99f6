import { useEffect, useRef, type RefObject } from 'react'
import {
  findAllIn,
  findAround,
  findIn,
  focusedElement,
  hasFocusWithin,
} from '@/browser/dom-lookups'

/** A new screen is shown, but its heading is not rendered yet. */
let isHeadingPending = false
/** Until something has had the focus, it cannot be lost: a fresh page keeps its focus at the top. */
let hasHadFocus = false
globalThis.document?.addEventListener('focusin', () => (hasHadFocus = true), { once: true })

/**
 * Receives the focus when the focused element disappears. While a screen loads, React keeps the previous heading in the
 * page, hidden.
 */
export const mainHeading = () =>
  findAllIn(document, 'heading').find((heading) => heading.checkVisibility())

/**
 * Takes the focus out of a screen that is about to be replaced. The browser would otherwise compute the style of
 * the whole page when the focused element is removed, in the middle of the change.
 */
export function releaseFocus(): void {
  const main = findIn(document, 'main')
  if (hasFocusWithin(main)) main?.focus({ preventScroll: true })
}

/** Announces a new screen by focusing its heading (rows K2, K3), or once the heading is rendered. */
export function focusHeading(): void {
  if (isFocusInUse()) return
  const heading = mainHeading()
  isHeadingPending = heading === undefined
  heading?.focus()
}

/**
 * Focuses the heading when a screen is waiting for it or when the focus was lost, as with the button of a closed error.
 */
export function useHeadingFocus(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const isFocusLost = hasHadFocus && !focusedElement()
    if (isFocusLost || (isHeadingPending && !isFocusInUse())) heading.current?.focus()
    isHeadingPending = false
  }, [])
  return heading
}

/** A form has focused its own field, or the person has opened a menu or the search while the screen was loading. */
const isFocusInUse = () => {
  const activeElement = focusedElement()
  return (
    activeElement?.matches('input, select, textarea') ||
    findAround(activeElement, 'overlay') !== undefined
  )
}
