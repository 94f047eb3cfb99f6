import { Trans, useLingui } from '@lingui/react/macro'
import { setLayout, useLayout } from '@/stores/layout'
import classes from './list-density.module.css'

/** The height of the rows, the same on every list: a setting of the appearance. */
export function ListDensity() {
  const { t } = useLingui()
  const density = useLayout((layout) => layout.density)
  const choices = [
    { value: 'comfortable', label: <Trans>Comfortable</Trans> },
    { value: 'dense', label: <Trans>Dense</Trans> },
  ] as const
  return (
    <div className={classes.choices} role="group" aria-label={t`Row height`}>
      {choices.map(({ value, label }) => (
        <button
          key={value}
          type="button"
          className={classes.choice}
          aria-pressed={density === value}
          onClick={() => setLayout({ density: value })}
        >
          {label}
        </button>
      ))}
    </div>
  )
}
