import { useEffect, useState } from 'react'

/** Whole seconds until a moment in milliseconds, counted down; 0 from then on. */
export function useSecondsLeft(until: number): number {
  const [now, setNow] = useState(() => Date.now())
  const [measured, setMeasured] = useState(until)
  // The clock stood still since the moment before was over.
  if (measured !== until) {
    setMeasured(until)
    setNow(Date.now())
  }
  const left = Math.max(0, Math.ceil((until - now) / 1000))
  useEffect(() => {
    if (left <= 0) return
    const timer = setTimeout(() => setNow(Date.now()), (until - Date.now()) % 1000 || 1000)
    return () => clearTimeout(timer)
  }, [left, until, now])
  return left
}
