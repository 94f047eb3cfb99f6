import { useLingui } from '@lingui/react/macro'
import { formatAbsolute, formatClock, formatDay, formatMinute, formatRelative } from '@/lib/format'
import { isDay } from '@/lib/period/period'
import { Data, Missing } from './data'
import { hintTime } from './time-hint'

interface TimeProps {
  /** ISO 8601 timestamp, or a day. Other text is shown unchanged. */
  value: string | null | undefined
  /** `relative` shows how long ago or how soon the time is. */
  as?: 'minute' | 'relative' | 'absolute' | 'clock'
}

/** Time in the user's time zone, to the minute. The tooltip contains the relative time and UTC. */
export function Time({ value, as = 'minute' }: TimeProps) {
  const { i18n } = useLingui()
  if (!value) return <Missing />
  if (isDay(value)) return <Data>{formatDay(value, i18n.locale)}</Data>
  const date = new Date(value)
  if (Number.isNaN(date.getTime())) return <Data>{value}</Data>
  const formats = {
    minute: () => formatMinute(date, new Date(), i18n.locale),
    relative: () => formatRelative(date, new Date(), i18n.locale),
    absolute: () => formatAbsolute(date, i18n.locale),
    clock: () => formatClock(date, i18n.locale),
  }
  return (
    <time
      dir="auto"
      translate="no"
      dateTime={date.toISOString()}
      onPointerEnter={({ currentTarget }) => void hintTime(currentTarget, i18n.locale)}
    >
      {formats[as]()}
    </time>
  )
}
