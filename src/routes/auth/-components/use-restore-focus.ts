import { useEffect } from 'react'
import { mainHeading } from '@/ui/display/heading-focus'

/** Moves the focus to the heading when the element that had it was removed (row K2). */
export function useRestoreFocus(): void {
  useEffect(() => {
    const { activeElement, body } = document
    if (activeElement === body || activeElement === null) mainHeading()?.focus()
  }, [])
}
