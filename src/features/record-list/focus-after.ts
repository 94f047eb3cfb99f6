import { useEffect, useRef } from 'react'
import { findAllIn, focusedElement } from '@/browser/dom-lookups'
import { mainHeading } from '@/ui/display/heading-focus'

/** A drawer that its address opened cannot give the focus back: its row or link takes it, or else the heading. */
export function useFocusAfter(record: string | undefined): void {
  const last = useRef(record)
  useEffect(() => {
    const closedRecord = record === undefined ? last.current : undefined
    last.current = record
    const activeElement = focusedElement()
    // The heading has it instead of an opener that has gone.
    if (closedRecord === undefined || (activeElement && activeElement !== mainHeading())) return
    // As an address writes it.
    const encodedId = new URLSearchParams({ '': closedRecord }).toString().slice(1)
    const link = findAllIn(document, 'recordLink').find((each) =>
      each.getAttribute('href')?.includes(encodedId),
    )
    const target = link ?? mainHeading()
    target?.focus()
  }, [record])
}
