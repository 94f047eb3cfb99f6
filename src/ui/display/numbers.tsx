import { useLingui } from '@lingui/react/macro'
import { formatDuration, formatMilliseconds, formatNumber, formatPercent } from '@/lib/format'
import { Missing } from './data'
import classes from './numbers.module.css'

type Figure = (value: number, locale: string) => string

function figure(format: Figure) {
  return function FigureText({ value }: { value: number | null | undefined }) {
    const { i18n } = useLingui()
    if (value === undefined || value === null || !Number.isFinite(value)) return <Missing />
    return <bdi className={classes.figure}>{format(value, i18n.locale)}</bdi>
  }
}

export const Num = figure(formatNumber)
/** Of a fraction 0..1. */
export const Percent = figure(formatPercent)
/** Of seconds: minutes and seconds (section 9). */
export const Duration = figure(formatDuration)
/** Of the milliseconds of one call. */
export const CallTime = figure(formatMilliseconds)
