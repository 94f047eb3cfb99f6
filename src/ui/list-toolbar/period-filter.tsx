import { IconCalendar, IconChevronDown } from '@tabler/icons-react'
import { useLingui } from '@lingui/react/macro'
import '@mantine/core/styles/UnstyledButton.css'
import '@mantine/core/styles/Button.css'
import { Button } from '@mantine/core'
import {
  matchPreset,
  periodPresets,
  presetPeriod,
  toDay,
  type Period,
  type PeriodPreset,
} from '@/lib/period'
import { CustomPeriod } from './custom-period'
import { HiddenText } from '@/ui/display/hidden-text'
import { iconProps, smallIconProps } from '@/ui/display/icon-props'
import { ListPopup } from '@/ui/overlays/list-popup'
import { usePeriodName } from './use-period-name'
import classes from './period-filter.module.css'

interface PeriodFilterProps {
  value: Period
  onChange: (period: Period) => void
  presets?: readonly PeriodPreset[]
  /** The day that presets are relative to. Defaults to the local day of the person. */
  today?: string
}

/** Chooses the period of a list or a chart: a preset or two custom dates. */
export function PeriodFilter({
  value,
  onChange,
  presets = periodPresets,
  today = toDay(new Date()),
}: PeriodFilterProps) {
  const { t } = useLingui()
  const periodName = usePeriodName()
  const currentPreset = matchPreset(value, today, presets)

  return (
    <ListPopup
      label={t`Period`}
      className={classes.panel}
      button={(props) => (
        <Button
          {...props}
          variant="default"
          classNames={{ root: classes.target, label: classes.targetLabel }}
          leftSection={<IconCalendar {...iconProps} />}
          rightSection={<IconChevronDown {...smallIconProps} />}
        >
          <HiddenText>{t`Period:`} </HiddenText>
          {currentPreset ? periodName.preset(currentPreset) : periodName.period(value)}
        </Button>
      )}
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
    </ListPopup>
  )
}
