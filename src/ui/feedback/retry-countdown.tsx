import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { formatClock } from '@/lib/format'
import { formatDuration } from '@/lib/format-units'
import { HiddenText } from '@/ui/display/hidden-text'
import { InlineAlert } from '@/ui/form/inline-alert'
import { useSecondsLeft } from './use-seconds-left'

/** Counts down `wait` milliseconds until a retry is allowed. Screen readers announce only the start and the end. */
export function RetryCountdown({ wait }: { wait: number }) {
  const { i18n } = useLingui()
  const [until] = useState(() => Date.now() + wait)
  const secondsLeft = useSecondsLeft(until)
  if (secondsLeft <= 0)
    return (
      <InlineAlert tone="info">
        <Trans>You can try again now.</Trans>
      </InlineAlert>
    )
  const rest = formatDuration(secondsLeft, i18n.locale)
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
