import { useEffect, type RefObject } from 'react'

/**
 * Scrolls to the current link of a navigation where it is out of view, again when `current` changes. The observer
 * reads positions once they are known: asking for them in the effect would lay out the whole page one more time.
 */
export function useCurrentInView(nav: RefObject<HTMLElement | null>, current: unknown): void {
  useEffect(() => {
    const link = nav.current?.querySelector('[aria-current]')
    if (!link) return
    const observer = new IntersectionObserver(([entry]) => {
      observer.disconnect()
      if (entry && entry.intersectionRatio < 1)
        link.scrollIntoView({ block: 'nearest', inline: 'center' })
    })
    observer.observe(link)
    return () => observer.disconnect()
  }, [nav, current])
}
