import { TextField } from '@/ui/form/text-field'
import { Button } from '@/ui/form/button'
import { IconCalendar } from '@tabler/icons-react'
import { useLingui, Trans } from '@lingui/react/macro'
import { toDay, type Period } from '@/lib/period/period'
import { matchPreset, periodPresets, presetPeriod, type PeriodPreset } from '@/lib/period/presets'
import { iconProps } from '@/ui/display/icon-props'
import { FilterPopover } from './filter-popover'
import { usePeriodName } from './use-period-name'
import { useId, useState, type SubmitEvent } from 'react'
import classes from './period-filter.module.css'

interface PeriodFilterProps {
  value: Period
  onChange: (period: Period) => void
  /** Set while the period is a filter that can be taken off. */
  onClear?: (() => void) | undefined
  presets?: readonly PeriodPreset[]
  /** The day that presets are relative to. Defaults to the local day of the person. */
  today?: string
}

/** Chooses the period of a list or a chart: a preset or two custom dates. */
export function PeriodFilter({
  value,
  onChange,
  onClear,
  presets = periodPresets,
  today = toDay(new Date()),
}: PeriodFilterProps) {
  const { t } = useLingui()
  const periodName = usePeriodName()
  const currentPreset = matchPreset(value, today, presets)

  return (
    <FilterPopover
      label={t`Period`}
      value={currentPreset ? periodName.preset(currentPreset) : periodName.period(value)}
      icon={<IconCalendar {...iconProps} />}
      panelClassName={classes.panel}
      onClear={onClear}
    >
      {(close) => (
        <>
          <ul className={classes.presets}>
            {presets.map((preset) => (
              <li key={preset}>
                <button
                  type="button"
                  className={classes.preset}
                  aria-pressed={preset === currentPreset}
                  onClick={() => {
                    close()
                    onChange(presetPeriod(preset, today))
                  }}
                >
                  {periodName.preset(preset)}
                </button>
              </li>
            ))}
          </ul>
          <CustomPeriod
            value={value}
            onApply={(period) => {
              close()
              onChange(period)
            }}
          />
        </>
      )}
    </FilterPopover>
  )
}

interface CustomPeriodProps {
  value: Period
  onApply: (period: Period) => void
}

/** A form for two custom dates. Invalid dates show an error and keep what was typed. */
function CustomPeriod({ value, onApply }: CustomPeriodProps) {
  const { t } = useLingui()
  const errorId = useId()
  const [from, setFrom] = useState(value.from ?? '')
  const [to, setTo] = useState(value.to ?? '')
  const [error, setError] = useState<string>()

  function apply(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    // Browsers report an incomplete or impossible date as an empty value.
    if (event.currentTarget.querySelector('input:invalid'))
      return setError(t`This date does not exist.`)
    if (!from && !to) return setError(t`Choose at least one date.`)
    if (from && to && from > to) return setError(t`The first day is after the last day.`)
    onApply({ from: from || undefined, to: to || undefined })
  }

  const field = {
    type: 'date',
    error: Boolean(error),
    'aria-describedby': error ? errorId : undefined,
  }
  return (
    <form className={classes.custom} onSubmit={apply} noValidate>
      <TextField
        {...field}
        label={<Trans>From</Trans>}
        value={from}
        onChange={(event) => {
          setFrom(event.currentTarget.value)
          setError(undefined)
        }}
      />
      <TextField
        {...field}
        label={<Trans>To</Trans>}
        value={to}
        onChange={(event) => {
          setTo(event.currentTarget.value)
          setError(undefined)
        }}
      />
      <p id={errorId} role="alert" className={classes.error}>
        {error}
      </p>
      <Button type="submit" fullWidth>
        <Trans>Apply dates</Trans>
      </Button>
    </form>
  )
}
