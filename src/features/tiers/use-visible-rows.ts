import { useCallback, useLayoutEffect, useRef } from 'react'
import { hasFocusWithin } from '@/browser/dom-lookups'

/** Enough rows to fill the box at first, and those that the next key press may reach. */
const MAX_FIRST_ROWS = 13

/** How far from what is in sight a row is still shown: two rows, so that Tab finds the next one. */
const MARGIN = '96px 0px'

/**
 * `observe` is the ref of each row of a table within `scroller`. Rows far out of sight are neither styled nor laid out
 * nor painted: a key press costs no more with fifty tiers than with ten. React is not involved, so scrolling renders
 * nothing.
 */
export function useVisibleRows() {
  const scroller = useRef<HTMLDivElement>(null)
  const observer = useRef<IntersectionObserver>(undefined)
  const rows = useRef(new Set<Element>())
  // The first rows come before the element they scroll in.
  useLayoutEffect(() => {
    const created = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) setHidden(target, !isIntersecting)
      },
      { root: scroller.current, rootMargin: MARGIN },
    )
    observer.current = created
    for (const row of rows.current) created.observe(row)
    return () => created.disconnect()
  }, [])
  const observe = useCallback((row: HTMLTableRowElement) => {
    rows.current.add(row)
    observer.current?.observe(row)
    setHidden(row, row.rowIndex > MAX_FIRST_ROWS)
    return () => {
      rows.current.delete(row)
      observer.current?.unobserve(row)
    }
  }, [])
  return { scroller, observe }
}

/** Before a cell of the row gets the focus. */
export function showRow(row: Element) {
  setHidden(row, false)
}

/** A row keeps the focus, wherever it is scrolled to. */
function setHidden(row: Element, isHidden: boolean) {
  row.toggleAttribute('data-off-screen', isHidden && !hasFocusWithin(row))
}
