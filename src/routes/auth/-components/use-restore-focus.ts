import { useEffect } from 'react'
import { focusedElement } from '@/browser/dom-lookups'
import { mainHeading } from '@/ui/display/heading-focus'

/** Moves the focus to the heading if the focused element was removed (row K2). */
export function useRestoreFocus(): void {
  useEffect(() => {
    if (!focusedElement()) mainHeading()?.focus()
  }, [])
}
