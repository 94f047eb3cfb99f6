import { useCallback, useRef } from 'react'

/** So many rows fill the box at first, with those that a key may reach next. */
const MAX_FIRST_ROWS = 13

/** How far from what is in sight a row is still shown: two rows, so that Tab finds the next one. */
const MARGIN = '96px 0px'

/**
 * For each row of a table within `[data-scroller]`. Rows far out of sight are neither styled nor laid out nor painted:
 * of fifty tiers, a key costs no more than of ten. React does not know of it, so scrolling renders nothing.
 */
export function useRowsInSight() {
  const observer = useRef<IntersectionObserver>(undefined)
  return useCallback((row: HTMLTableRowElement) => {
    observer.current ??= new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) setFar(target, !isIntersecting)
      },
      { root: row.closest('[data-scroller]'), rootMargin: MARGIN },
    )
    observer.current.observe(row)
    setFar(row, row.rowIndex > MAX_FIRST_ROWS)
    return () => observer.current?.unobserve(row)
  }, [])
}

/** Before a cell of the row gets the focus. */
export function bringRowInSight(row: Element) {
  setFar(row, false)
}

/** A row keeps the focus, wherever it is scrolled to. */
function setFar(row: Element, isFar: boolean) {
  row.toggleAttribute('data-far', isFar && !row.contains(document.activeElement))
}
