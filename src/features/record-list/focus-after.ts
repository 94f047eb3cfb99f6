import { useEffect, useRef } from 'react'
import { findAllIn, focusedElement } from '@/browser/dom-lookups'
import { mainHeading } from '@/ui/display/heading-focus'

/** A drawer that its address opened cannot give the focus back: its row or link takes it, or else the heading. */
export function useFocusAfter(record: string | undefined): void {
  const last = useRef(record)
  useEffect(() => {
    const closed = record === undefined ? last.current : undefined
    last.current = record
    const focused = focusedElement()
    // The heading has it instead of an opener that has gone.
    if (closed === undefined || (focused && focused !== mainHeading())) return
    // As an address writes it.
    const written = new URLSearchParams({ '': closed }).toString().slice(1)
    const link = findAllIn(document, 'recordLink').find((each) =>
      each.getAttribute('href')?.includes(written),
    )
    const target = link ?? mainHeading()
    target?.focus()
  }, [record])
}
