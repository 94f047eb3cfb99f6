import { useEffect, useState } from 'react'

/**
 * For a dialog that is mounted already opened: opens it one frame later. Only then does Mantine's Modal know
 * which element had the focus, and return the focus to it.
 */
export function useDeferredOpen(opened: boolean): boolean {
  const [isReady, setIsReady] = useState(false)
  useEffect(() => {
    const frame = requestAnimationFrame(() => setIsReady(true))
    return () => cancelAnimationFrame(frame)
  }, [])
  return opened && isReady
}
