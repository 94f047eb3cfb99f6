import { useEffect, useRef, type RefObject } from 'react'

/** A new screen has been shown whose heading is still to come. */
let awaited = false
/** Before anything had the focus nothing can have lost it: a page that is opened starts at its top. */
let touched = false
document.addEventListener('focusin', () => (touched = true), { once: true })

/** Where the focus goes when what had it is gone. */
export const mainHeading = () => document.querySelector<HTMLElement>('main h1')

/** A new screen is announced by its heading (rows K2, K3); one that comes late takes the focus when it is there. */
export function focusHeading(): void {
  // A form that has taken the focus knows better.
  if (document.activeElement?.matches('input, select, textarea')) return
  const heading = mainHeading()
  awaited = heading === null
  heading?.focus()
}

/** The heading of a screen also takes over what was lost: a button that is gone with the error it stood in. */
export function useHeadingFocus(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const { activeElement, body } = document
    const lost = touched && (activeElement === body || activeElement === null)
    if (awaited || lost) heading.current?.focus()
    awaited = false
  }, [])
  return heading
}
