import { useEffect, useRef } from 'react'
import { findIn } from '@/browser/dom-lookups'

/** Presses the first button inside its element: some parts open by nothing else. */
export function useOpened() {
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => findIn(root.current, 'control')?.click(), [])
  return root
}
