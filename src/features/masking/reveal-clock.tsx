import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { formatDuration } from '@/lib/format-units'
import { useSecondsLeft } from '@/ui/feedback/use-seconds-left'

/** Shows the time left, such as "52s". `until` is a timestamp in milliseconds. */
export function RevealClock({ until }: { until: number }): ReactNode {
  const { i18n } = useLingui()
  return <bdi translate="no">{formatDuration(useSecondsLeft(until), i18n.locale)}</bdi>
}
