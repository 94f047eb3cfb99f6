/**
 * Marks the shell's column while an element directly in `main` is there. Asked by `:has()` instead, the browser
 * restyles the whole column with every change in it. The result serves as a ref.
 */
export function columnMark(mark: 'data-list' | 'data-below-list' | 'data-record') {
  return (element: HTMLElement | null) => {
    const main = element?.parentElement
    const column = main?.localName === 'main' ? main.parentElement : undefined
    column?.setAttribute(mark, '')
    return () => column?.removeAttribute(mark)
  }
}
