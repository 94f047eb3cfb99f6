import { useState } from 'react'
import type { Days } from '@/lib/period'

/** The days of the figures on screen: those asked for, but while they are on their way the ones before. */
export function useShownDays(asked: Days, isOnItsWay: boolean): Days {
  const [shown, setShown] = useState(asked)
  if (isOnItsWay || (shown.from === asked.from && shown.to === asked.to)) return shown
  setShown(asked)
  return asked
}
