import { useLingui } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import { formatPercent } from '@/lib/format'
import classes from './range-slider.module.css'

interface RangeSliderProps extends Omit<
  ComponentProps<'input'>,
  'type' | 'onChange' | 'aria-valuetext'
> {
  /** In percent, like `min` and `max`. */
  value: number
  min: number
  max: number
  onChange: (value: number) => void
}

/** Percentage slider that shows its minimum and maximum at the ends. */
export function RangeSlider({ dir, onChange, ...input }: RangeSliderProps) {
  const { i18n } = useLingui()
  const percent = (value: number) => formatPercent(value / 100, i18n.locale)
  return (
    <span className={classes.range} dir={dir}>
      <span aria-hidden="true">{percent(input.min)}</span>
      <input
        {...input}
        type="range"
        className={classes.slider}
        aria-valuetext={percent(input.value)}
        onChange={({ currentTarget }) => onChange(currentTarget.valueAsNumber)}
      />
      <span aria-hidden="true">{percent(input.max)}</span>
    </span>
  )
}
