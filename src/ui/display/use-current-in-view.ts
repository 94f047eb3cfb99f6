import { useEffect, type RefObject } from 'react'
import { findIn } from '@/browser/dom-lookups'

/**
 * Scrolls a navigation's current link into view, again when `current` changes. The observer reports positions once they
 * are known, because reading them in the effect would lay out the whole page again. A navigation with its own scroller
 * stays out of view if the page opens further down, at a section.
 */
export function useCurrentInView(
  nav: RefObject<HTMLElement | null>,
  current: unknown,
  scrollsItself = false,
): void {
  useEffect(() => {
    const link = findIn(nav.current, 'current')
    if (!link) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        observer.disconnect()
        if (entry && entry.intersectionRatio < 1)
          link.scrollIntoView({ block: 'nearest', inline: 'center' })
      },
      // The current tab overlaps the line below all tabs.
      scrollsItself ? { root: nav.current, rootMargin: '1px' } : {},
    )
    observer.observe(link)
    return () => observer.disconnect()
  }, [nav, current, scrollsItself])
}
