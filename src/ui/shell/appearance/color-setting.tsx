import { Trans, useLingui } from '@lingui/react/macro'
import { IconCheck } from '@tabler/icons-react'
import { useId } from 'react'
import { smallIconProps } from '@/ui/display/icon-props'
import { inkOn } from './bar-colors'
import { inkContrast } from './ink-contrast'
import common from '@/ui/display/common.module.css'
import classes from './color-setting.module.css'

type ColorSettingProps = {
  label: string
  /** `#rrggbb`, or empty for the scheme's color. */
  value: string
  onChange: (value: string) => void
  disabled?: boolean
  note?: string
}

/** Setting for a preset or custom color. A note shows the resulting text color and its contrast. */
export function ColorSetting(props: ColorSettingProps) {
  const { label, value, onChange, disabled = false, note } = props
  const { t, i18n } = useLingui()
  const id = useId()
  const presets = usePresetColors()
  const isCustom = value !== '' && !presets.some(({ color }) => color === value)
  const ratio = value ? i18n.number(inkContrast(value), { maximumFractionDigits: 1 }) : ''
  return (
    <fieldset className={classes.group} disabled={disabled} aria-describedby={`${id}-note`}>
      <legend className={`${common.label} ${classes.label}`}>{label}</legend>
      <div className={`${common.row} ${classes.swatches}`}>
        {presets.map(({ color, name }) => (
          <label key={color} className={classes.swatch} title={name}>
            <input
              type="radio"
              name={id}
              aria-label={name}
              checked={value === color}
              onChange={() => onChange(color)}
            />
            <span
              style={{
                background: color || 'var(--surface-card)',
                color: color ? inkOn(color) : 'var(--ink)',
              }}
            >
              {value === color && <IconCheck {...smallIconProps} />}
            </span>
          </label>
        ))}
        <label className={`${common.line} ${classes.custom}`} data-chosen={isCustom || undefined}>
          <input
            type="color"
            aria-label={t`${label}: custom color`}
            value={value || BRAND_COLOR}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
          <span aria-hidden="true">
            <Trans>Custom</Trans>
          </span>
        </label>
      </div>
      <p id={`${id}-note`} className={`${common.caption} ${classes.note}`} aria-live="polite">
        {note ?? describeContrast(value)}
      </p>
    </fieldset>
  )

  function describeContrast(color: string) {
    if (!color) return <Trans>Follows the theme</Trans>
    return inkOn(color) === '#ffffff' ? (
      <Trans>White text, contrast {ratio}:1</Trans>
    ) : (
      <Trans>Black text, contrast {ratio}:1</Trans>
    )
  }
}

/** Returns the brand's color and muted colors for a bar. The empty value is the scheme's color. */
function usePresetColors(): { color: string; name: string }[] {
  const { t } = useLingui()
  return [
    { color: '', name: t`Match theme` },
    { color: BRAND_COLOR, name: t`Brand color` },
    { color: '#1f3a5f', name: t`Navy` },
    { color: '#3b3f8f', name: t`Indigo` },
    { color: '#1d5b42', name: t`Green` },
    { color: '#6d2b44', name: t`Wine` },
    { color: '#2f3845', name: t`Slate` },
    { color: '#f3d9a4', name: t`Sand` },
  ]
}
