import { useEffect } from 'react'

/** What had the focus is gone with the form or button it was in: on with the heading (row K2). */
export function useLostFocus(): void {
  useEffect(() => {
    const { activeElement, body } = document
    if (activeElement === body || activeElement === null)
      document.querySelector<HTMLElement>('main h1')?.focus()
  }, [])
}
