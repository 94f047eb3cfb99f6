import { useLayoutEffect, useRef, type RefObject } from 'react'
import { hasFocusWithin } from '@/browser/dom-lookups'
import { mainHeading } from './heading-focus'

/** Moves the focus to the heading when the part that contains the focus unmounts. */
export function useFocusAfterPart(): RefObject<HTMLDivElement | null> {
  const part = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = part.current
    return () => {
      if (hasFocusWithin(element)) mainHeading()?.focus({ preventScroll: true })
    }
  }, [])
  return part
}
