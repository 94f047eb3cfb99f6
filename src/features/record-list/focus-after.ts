import { useEffect, useRef } from 'react'
import { mainHeading } from '@/ui/display/heading-focus'

/** A drawer that a link opened cannot give the focus back: its row takes it, or else the heading. */
export function useFocusAfter(record: string | undefined): void {
  const last = useRef(record)
  useEffect(() => {
    const closed = record === undefined ? last.current : undefined
    last.current = record
    if (closed === undefined || document.activeElement !== document.body) return
    const row = document.querySelector<HTMLElement>(`main th a[href*="${CSS.escape(closed)}"]`)
    const target = row ?? mainHeading()
    target?.focus()
  }, [record])
}
