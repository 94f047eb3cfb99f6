import { useEffect, type RefObject } from 'react'
import { findIn } from '@/browser/dom-lookups'

/**
 * Scrolls to the current link of a navigation when it is out of view, again when `current` changes. The observer
 * reports positions once they are known: reading them in the effect would lay out the whole page once more. A
 * navigation with its own scroller stays out of view where the page is opened further down, at a section.
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
      // The current tab covers the line below all of them.
      scrollsItself ? { root: nav.current, rootMargin: '1px' } : {},
    )
    observer.observe(link)
    return () => observer.disconnect()
  }, [nav, current, scrollsItself])
}
