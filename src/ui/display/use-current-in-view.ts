import { useEffect, type RefObject } from 'react'
import { findIn } from '@/browser/dom-lookups'

/**
 * Scrolls a navigation's current link into view, initially and when `current` changes. Uses an observer, because
 * reading positions in the effect would lay out the whole page again.
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
      // Checks visibility only within the navigation, so a page that opens at a section further down doesn't scroll
      // back up. The margin is needed because the current tab overlaps the line below all tabs.
      scrollsItself ? { root: nav.current, rootMargin: '1px' } : {},
    )
    observer.observe(link)
    return () => observer.disconnect()
  }, [nav, current, scrollsItself])
}
