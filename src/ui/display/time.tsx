import { useLingui } from '@lingui/react/macro'
import { formatAbsolute, formatClock, formatRelative } from '@/lib/format'
import { Data, Missing } from './data'

interface TimeProps {
  /** ISO 8601. A value that cannot be parsed is shown as it is. */
  value: string | null | undefined
  as?: 'relative' | 'absolute' | 'clock'
}

/** A point in time, relative by default, with date, time and zone in the tooltip. */
export function Time({ value, as = 'relative' }: TimeProps) {
  const { i18n } = useLingui()
  if (!value) return <Missing />
  const date = new Date(value)
  if (Number.isNaN(date.getTime())) return <Data>{value}</Data>
  const absolute = formatAbsolute(date, i18n.locale)
  const formats = {
    relative: () => formatRelative(date, new Date(), i18n.locale),
    absolute: () => absolute,
    clock: () => formatClock(date, i18n.locale),
  }
  return (
    <time dir="auto" dateTime={date.toISOString()} title={as === 'absolute' ? undefined : absolute}>
      {formats[as]()}
    </time>
  )
}
