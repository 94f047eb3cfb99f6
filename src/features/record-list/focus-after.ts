import { useEffect, useRef } from 'react'
import { findAllIn, focusedElement } from '@/browser/dom-lookups'
import { mainHeading } from '@/ui/display/heading-focus'

/**
 * Moves the focus to the record's link, or else to the heading, when the drawer closes. A drawer opened by URL has no
 * opener that could get the focus back.
 */
export function useFocusAfter(record: string | undefined): void {
  const last = useRef(record)
  useEffect(() => {
    const closedRecord = record === undefined ? last.current : undefined
    last.current = record
    const activeElement = focusedElement()
    // The heading has the focus if the opener no longer exists.
    if (closedRecord === undefined || (activeElement && activeElement !== mainHeading())) return
    const encodedId = new URLSearchParams({ '': closedRecord }).toString().slice(1)
    const link = findAllIn(document, 'recordLink').find((each) =>
      each.getAttribute('href')?.includes(encodedId),
    )
    const target = link ?? mainHeading()
    target?.focus()
  }, [record])
}
