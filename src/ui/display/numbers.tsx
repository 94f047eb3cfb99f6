import { useLingui } from '@lingui/react/macro'
import { formatDuration, formatMilliseconds, formatNumber, formatPercent } from '@/lib/format'
import { Missing } from './data'
import classes from './numbers.module.css'

type Format = (value: number, locale: string) => string

function numberComponent(format: Format) {
  return function FormattedNumber({ value }: { value: number | null | undefined }) {
    const { i18n } = useLingui()
    if (value === undefined || value === null || !Number.isFinite(value)) return <Missing />
    return <bdi className={classes.number}>{format(value, i18n.locale)}</bdi>
  }
}

export const Num = numberComponent(formatNumber)
/** Takes a fraction from 0 to 1. */
export const Percent = numberComponent(formatPercent)
/** Takes seconds, shows minutes and seconds (behaviour 9.5). */
export const Duration = numberComponent(formatDuration)
/** Takes milliseconds. */
export const CallTime = numberComponent(formatMilliseconds)
