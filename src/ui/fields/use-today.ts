import { useSyncExternalStore } from 'react'
import { toDay, type DayZone } from '@/lib/period/period'

const MINUTE = 60_000

/**
 * Returns the current day. A screen that is open at midnight renders again, and a hidden screen renders again when it
 * becomes visible.
 */
export const useToday = (zone?: DayZone): string =>
  useSyncExternalStore(subscribe, () => toDay(new Date(), zone))

function subscribe(onTime: () => void): () => void {
  // Skips a hidden screen, because it would request every new day's data although nobody sees it.
  const updateToday = () => {
    if (document.visibilityState === 'visible') onTime()
  }
  // Checks every minute, because a timer until midnight pauses while the computer sleeps.
  const timer = setInterval(updateToday, MINUTE)
  document.addEventListener('visibilitychange', updateToday)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', updateToday)
  }
}
