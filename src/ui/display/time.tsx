import { useLingui } from '@lingui/react/macro'
import { formatAbsolute, formatClock, formatDay, formatMinute, formatRelative } from '@/lib/format'
import { isDay } from '@/lib/period/period'
import { Data, Missing } from './data'
import { hintTime } from './time-hint'

interface TimeProps {
  /** ISO 8601, or a day. A value that cannot be parsed is shown as it is. */
  value: string | null | undefined
  /** `relative` is for how recent or how near something is. */
  as?: 'minute' | 'relative' | 'absolute' | 'clock'
}

/** A point in time in the reader's zone: to the minute, with its distance and UTC in the tooltip. */
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
