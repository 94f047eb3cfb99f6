import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useSecondsLeft } from '@/ui/feedback/retry-countdown'

/** The time left until a timestamp in milliseconds, "0:52". */
export function RevealClock({ until }: { until: number }): ReactNode {
  const { i18n } = useLingui()
  const left = useSecondsLeft(until)
  const digits = (value: number, minimumIntegerDigits: number) =>
    new Intl.NumberFormat(i18n.locale, { minimumIntegerDigits }).format(value)
  return <bdi>{`${digits(Math.floor(left / 60), 1)}:${digits(left % 60, 2)}`}</bdi>
}
