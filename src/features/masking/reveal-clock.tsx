import type { ReactNode } from 'react'
import { useSecondsLeft } from '@/ui/feedback/retry-countdown'

/** The time left until a timestamp in milliseconds, "0:52". */
export function RevealClock({ until }: { until: number }): ReactNode {
  const left = useSecondsLeft(until)
  return <bdi>{`${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`}</bdi>
}
