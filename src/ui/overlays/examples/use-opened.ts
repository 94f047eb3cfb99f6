import { useEffect, useRef } from 'react'
import { findIn } from '@/browser/dom-lookups'

/** Clicks the first button inside its element, because some components can't be opened any other way. */
export function useOpened() {
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => findIn(root.current, 'control')?.click(), [])
  return root
}
