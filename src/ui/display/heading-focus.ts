import { useEffect, useRef, type RefObject } from 'react'
import {
  findAllIn,
  findAround,
  findIn,
  focusedElement,
  hasFocusWithin,
} from '@/browser/dom-lookups'

/** Whether a new screen is shown but its heading isn't rendered yet. */
let isHeadingPending = false
/**
 * Whether anything has had the focus. Until then, the focus can't be lost, so a fresh page keeps the focus at the top.
 */
let hasHadFocus = false
globalThis.document?.addEventListener('focusin', () => (hasHadFocus = true), { once: true })

/**
 * Returns the heading that receives the focus when the focused element disappears. Only a visible heading counts,
 * because React keeps the previous heading hidden in the page while a screen loads.
 */
export const mainHeading = () =>
  findAllIn(document, 'heading').find((heading) => heading.checkVisibility())

/**
 * Moves the focus out of a screen before another screen replaces it. Otherwise, the browser would restyle the whole
 * page in the middle of the change.
 */
export function releaseFocus(): void {
  const main = findIn(document, 'main')
  if (hasFocusWithin(main)) main?.focus({ preventScroll: true })
}

/** Announces a new screen by focusing its heading (rows K2, K3), immediately or once it is rendered. */
export function focusHeading(): void {
  if (isFocusInUse()) return
  const heading = mainHeading()
  isHeadingPending = heading === undefined
  heading?.focus()
}

/**
 * Focuses the heading if a new screen is waiting for its heading or the focus was lost. For example, an error's button
 * may have disappeared.
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

/** Whether a form focused its own field, or the user opened a menu or the search while the screen was loading. */
const isFocusInUse = () => {
  const activeElement = focusedElement()
  return (
    activeElement?.matches('input, select, textarea') ||
    findAround(activeElement, 'overlay') !== undefined
  )
}
