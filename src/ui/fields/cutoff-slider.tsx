import { Trans, useLingui } from '@lingui/react/macro'
import { useId, type ReactNode } from 'react'
import { formatPercent } from '@/lib/format'
import { RangeSlider } from './range-slider'
import common from '@/ui/display/common.module.css'
import classes from './cutoff-slider.module.css'

interface CutoffSliderProps {
  /** From 0 to 1, in steps of 1%. */
  value: number
  /** From 0 to 1. */
  min: number
  onChange: (cutoff: number) => void
  /** Replaces the default explanation of the cutoff. */
  note?: ReactNode
  error?: ReactNode
}

/** Slider for the lowest score that counts as a match. */
export function CutoffSlider({ value, min, onChange, note, error }: CutoffSliderProps) {
  const { i18n } = useLingui()
  const id = useId()
  return (
    <div>
      <div className={`${common.label} ${classes.head}`}>
        <label htmlFor={id}>
          <Trans>Cutoff</Trans>
        </label>
        <span aria-hidden="true" className={classes.value}>
          {formatPercent(value, i18n.locale)}
        </span>
      </div>
      <RangeSlider
        id={id}
        min={min * 100}
        max={100}
        value={Math.round(value * 100)}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}note`}
        onChange={(percent) => onChange(percent / 100)}
      />
      <p
        id={`${id}note`}
        role="status"
        className={`${common.caption} ${classes.note}`}
        data-error={error !== undefined}
      >
        {error ?? note ?? <Trans>The lowest score that counts as a match. We recommend 80%.</Trans>}
      </p>
    </div>
  )
}
