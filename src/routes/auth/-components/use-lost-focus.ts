import { useEffect } from 'react'
import { mainHeading } from '@/ui/display/heading-focus'

/** What had the focus is gone with the form or button it was in: on with the heading (row K2). */
export function useLostFocus(): void {
  useEffect(() => {
    const { activeElement, body } = document
    if (activeElement === body || activeElement === null) mainHeading()?.focus()
  }, [])
}
