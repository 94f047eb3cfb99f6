import { useEffect, useState } from 'react'
import type { DayChart } from './day-chart'

/** Cached, so that a reopened screen draws at once. */
let loaded: typeof DayChart | undefined

/**
 * Loads the chart component once the data is on screen, so that nothing waits for it. `failed` is true when
 * the chunk cannot be loaded.
 */
export function useDayChart() {
  const [Chart, setChart] = useState(() => loaded)
  const [failed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    if (loaded) return
    let isUnmounted = false
    const load = async () => {
      try {
        loaded = (await import('./day-chart')).DayChart
        if (!isUnmounted) setChart(() => loaded)
      } catch {
        if (!isUnmounted) setFailed(true)
      }
    }
    void load()
    return () => {
      isUnmounted = true
    }
  }, [attempt])

  const retry = () => {
    setFailed(false)
    setAttempt(attempt + 1)
  }
  return { Chart, failed, retry }
}
