import { useLayoutEffect, useState } from 'react'
import type { Size } from './view-transform'

/** The inner size of an element in pixels; undefined until it has one. */
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
