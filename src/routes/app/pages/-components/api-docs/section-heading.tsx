import { useEffect, useRef, type ReactNode } from 'react'
import { DocsLink } from './docs-link'
import type { DocsSearch, DocsSection } from './docs-address'
import classes from './reference.module.css'

interface SectionHeadingProps {
  section: DocsSection
  search: DocsSearch
  children: ReactNode
}

/** Section heading that links to itself. At that URL, the heading has the focus and is scrolled into view. */
export function SectionHeading({ section, search, children }: SectionHeadingProps) {
  const link = useRef<HTMLAnchorElement>(null)
  const isTarget = search.section === section
  useEffect(() => {
    if (!isTarget) return
    link.current?.focus({ preventScroll: true })
    // The router first scrolls a freshly loaded page to its top.
    const frame = requestAnimationFrame(() => link.current?.scrollIntoView())
    return () => cancelAnimationFrame(frame)
  }, [isTarget])
  return (
    <h2 className={classes.heading}>
      <DocsLink ref={link} search={{ service: search.service, bundle: search.bundle, section }}>
        {children}
      </DocsLink>
    </h2>
  )
}
