import { useEffect, useRef } from 'react'
import { mainHeading } from '@/ui/display/heading-focus'

/** A drawer that its address opened cannot give the focus back: its row or link takes it, or else the heading. */
export function useFocusAfter(record: string | undefined): void {
  const last = useRef(record)
  useEffect(() => {
    const closed = record === undefined ? last.current : undefined
    last.current = record
    if (closed === undefined || document.activeElement !== document.body) return
    // As an address writes it.
    const written = new URLSearchParams({ '': closed }).toString().slice(1)
    const link = document.querySelector<HTMLElement>(
      `main :is(th, li) a[href*="${CSS.escape(written)}"]`,
    )
    const target = link ?? mainHeading()
    target?.focus()
  }, [record])
}
