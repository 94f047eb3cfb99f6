import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { formatScore } from './score'
import classes from './sanction-form.module.css'

interface CutoffSliderProps {
  value: number
  onChange: (cutoff: number) => void
  note: string | undefined
}

/** The lowest score that counts as a match. */
export function CutoffSlider({ value, onChange, note }: CutoffSliderProps) {
  const { i18n } = useLingui()
  const id = useId()
  const shown = formatScore(value, i18n.locale)
  return (
    <div>
      <div className={classes.cutoff}>
        <label htmlFor={id} className={classes.legend}>
          <Trans>Cut-off</Trans>
        </label>
        <span aria-hidden="true" className={classes.value}>
          {shown}
        </span>
      </div>
      <input
        id={id}
        type="range"
        className={classes.slider}
        min={0.5}
        max={1}
        step={0.01}
        value={value}
        aria-valuetext={shown}
        aria-describedby={`${id}note`}
        onChange={(event) => onChange(Number(event.currentTarget.value))}
      />
      <p id={`${id}note`} role="status" className={classes.note}>
        {note ?? <Trans>The lowest score that counts as a match. 80% is advised.</Trans>}
      </p>
    </div>
  )
}
