import { useEffect, useState } from 'react'

/** Returns whether an element has ever been in or near the viewport, so its data can load lazily. */
export function useInViewOnce() {
  const [element, setElement] = useState<Element | null>(null)
  const [hasBeenInView, setHasBeenInView] = useState(false)

  useEffect(() => {
    if (!element || hasBeenInView) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setHasBeenInView(true)
      },
      { rootMargin: '160px' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [element, hasBeenInView])

  return { ref: setElement, hasBeenInView }
}
