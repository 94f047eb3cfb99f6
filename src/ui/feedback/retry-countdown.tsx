import { Trans, useLingui } from '@lingui/react/macro'
import { useState, useEffect } from 'react'
import { formatClock } from '@/lib/format'
import { formatDuration } from '@/lib/format-units'
import { HiddenText } from '@/ui/display/hidden-text'
import { InlineAlert } from '@/ui/form/inline-alert'

/** Counts down `wait` milliseconds until a retry is allowed. Announced once at the start and once at the end. */
export function RetryCountdown({ wait }: { wait: number }) {
  const { i18n } = useLingui()
  const [until] = useState(() => Date.now() + wait)
  const left = useSecondsLeft(until)
  if (left <= 0)
    return (
      <InlineAlert tone="info">
        <Trans>You can try again now.</Trans>
      </InlineAlert>
    )
  const rest = formatDuration(left, i18n.locale)
  const clock = formatClock(new Date(until), i18n.locale)
  return (
    <InlineAlert tone="info">
      <span aria-hidden="true">
        <Trans>You can try again in {rest}.</Trans>
      </span>
      <HiddenText>
        <Trans>You can try again at {clock}.</Trans>
      </HiddenText>
    </InlineAlert>
  )
}

/** Counts down the whole seconds until a timestamp in milliseconds; 0 from then on. */
export function useSecondsLeft(until: number): number {
  const [now, setNow] = useState(() => Date.now())
  const [startedFor, setStartedFor] = useState(until)
  // The timer stopped when the previous countdown ended.
  if (startedFor !== until) {
    setStartedFor(until)
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
