import { useEffect, useRef } from 'react'
import { findIn } from '@/browser/dom-lookups'

/**
 * Returns a ref, and clicks the first button inside the ref's element on mount. Some components can't be opened any
 * other way.
 */
export function useOpened() {
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => findIn(root.current, 'control')?.click(), [])
  return root
}
