import { useSyncExternalStore } from 'react'
import { toDay, type DayZone } from '@/lib/period/period'

const MINUTE = 60_000

/** The current day. A screen that is open at midnight renders again; one that is hidden does so when it is shown. */
export const useToday = (zone?: DayZone): string =>
  useSyncExternalStore(subscribe, () => toDay(new Date(), zone))

function subscribe(onTime: () => void): () => void {
  // A hidden screen would ask for the figures of every new day without a reader.
  const updateToday = () => {
    if (document.visibilityState === 'visible') onTime()
  }
  // Every minute, because a timer until midnight stands still while the computer sleeps.
  const timer = setInterval(updateToday, MINUTE)
  document.addEventListener('visibilitychange', updateToday)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', updateToday)
  }
}
