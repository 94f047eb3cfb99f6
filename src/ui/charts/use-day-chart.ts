import { useEffect, useState } from 'react'
import type { DayChart } from './day-chart'

/** MemoRow, so that a screen that is entered again draws at once. */
let loaded: typeof DayChart | undefined

/**
 * The chart's code, asked for only when the figures are on screen: nothing waits for it. `failed` when it
 * cannot be had.
 */
export function useDayChart() {
  const [Chart, setChart] = useState(() => loaded)
  const [failed, setFailed] = useState(false)
  const [asked, setAsked] = useState(0)

  useEffect(() => {
    if (loaded) return
    let left = false
    const load = async () => {
      try {
        loaded = (await import('./day-chart')).DayChart
        if (!left) setChart(() => loaded)
      } catch {
        if (!left) setFailed(true)
      }
    }
    void load()
    return () => {
      left = true
    }
  }, [asked])

  const retry = () => {
    setFailed(false)
    setAsked(asked + 1)
  }
  return { Chart, failed, retry }
}
