/**
 * Returns a ref that marks the shell's column while an element is mounted directly in `main`. With `:has()` instead,
 * the browser would restyle the whole column on every change in the column.
 */
export function columnMark(mark: 'data-list' | 'data-below-list' | 'data-record') {
  return (element: HTMLElement | null) => {
    const main = element?.parentElement
    const column = main?.localName === 'main' ? main.parentElement : undefined
    column?.setAttribute(mark, '')
    return () => column?.removeAttribute(mark)
  }
}
