import { IconCalendar } from '@tabler/icons-react'
import { useLingui } from '@lingui/react/macro'
import { lazy } from 'react'
import { toDay, type Period } from '@/lib/period/period'
import { matchPreset, periodPresets, presetPeriod, type PeriodPreset } from '@/lib/period/presets'
import { iconProps } from '@/ui/display/icon-props'
import { LazyPart } from '@/ui/feedback/lazy-part'
import { FilterPopover } from './filter-popover'
import { usePeriodName } from './use-period-name'
import classes from './period-filter.module.css'

// Lazy, because most periods are presets.
const CustomPeriod = lazy(() =>
  import('./custom-period').then((module) => ({ default: module.CustomPeriod })),
)

interface PeriodFilterProps {
  /** If undefined, the button shows "—". */
  value: Period | undefined
  onChange: (period: Period) => void
  /** Clears the period. Must be set only while the period is a filter that can be cleared. */
  onClear?: () => void
  presets?: readonly PeriodPreset[]
  /** The day that presets are relative to. Defaults to the current UTC day. */
  today?: string
}

/** Filter for a list's or chart's period: a preset or two custom dates. */
export function PeriodFilter({
  value,
  onChange,
  onClear,
  presets = periodPresets,
  today = toDay(new Date()),
}: PeriodFilterProps) {
  const { t } = useLingui()
  const periodName = usePeriodName()
  const currentPreset = value && matchPreset(value, today, presets)

  return (
    <FilterPopover
      label={t`Period`}
      value={
        currentPreset ? periodName.preset(currentPreset) : value ? periodName.period(value) : '—'
      }
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
          <div className={classes.custom}>
            <LazyPart onFailure={close}>
              <CustomPeriod
                value={value ?? {}}
                onApply={(period) => {
                  close()
                  onChange(period)
                }}
              />
            </LazyPart>
          </div>
        </>
      )}
    </FilterPopover>
  )
}
