import { useEffect, useState } from 'react'

/** Counts down the whole seconds until a timestamp in milliseconds, then stays at 0. */
export function useSecondsLeft(until: number): number {
  const [now, setNow] = useState(() => Date.now())
  const [startedFor, setStartedFor] = useState(until)
  // Starts again for a new timestamp, because the timer stopped when the previous countdown ended.
  if (startedFor !== until) {
    setStartedFor(until)
    setNow(Date.now())
  }
  const secondsLeft = Math.max(0, Math.ceil((until - now) / 1000))
  useEffect(() => {
    if (secondsLeft <= 0) return
    const timer = setTimeout(() => setNow(Date.now()), (until - Date.now()) % 1000 || 1000)
    return () => clearTimeout(timer)
  }, [secondsLeft, until, now])
  return secondsLeft
}
