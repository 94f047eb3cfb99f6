import { useLayoutEffect, useState } from 'react'

type Size = { width: number; height: number }

/** The inner size of an element in pixels; undefined until it has one, and while it is hidden. */
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
