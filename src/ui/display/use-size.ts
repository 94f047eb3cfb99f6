import { useLayoutEffect, useState } from 'react'

type Size = { width: number; height: number }

/** Returns an element's inner size in pixels, or undefined until it has a size and while it is hidden. */
export function useSize(element: HTMLElement | null): Size | undefined {
  const [size, setSize] = useState<Size>()
  useLayoutEffect(() => {
    if (!element) return
    const observer = new ResizeObserver(([entry]) => {
      const { width, height } = entry?.contentRect ?? { width: 0, height: 0 }
      setSize(width > 0 && height > 0 ? { width, height } : undefined)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [element])
  return size
}
