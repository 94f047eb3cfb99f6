import { useEffect, useState } from 'react'

/** Whether an element has been in sight yet, or nearly: what it shows may wait until then. */
export function useSeen() {
  const [element, setElement] = useState<Element | null>(null)
  const [seen, setSeen] = useState(false)

  useEffect(() => {
    if (!element || seen) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setSeen(true)
      },
      { rootMargin: '160px' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [element, seen])

  return { ref: setElement, seen }
}
