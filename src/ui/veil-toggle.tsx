import { IconEye, IconEyeOff } from '@tabler/icons-react'
import { Trans, useLingui } from '@lingui/react/macro'
import { revealHeld, revealWhole, useVeil } from '@/stores/veil'
import { iconProps } from './icon-props'
import { useShortcuts } from './shortcuts'
import classes from './veil-toggle.module.css'

/** Reveals every personal value of the page, or masks all again; `r` does it while it is held. Nothing where there is none. */
export function VeilToggle() {
  const present = useVeil((veil) => veil.present)
  return present ? <Toggle /> : null
}

function Toggle() {
  const { t } = useLingui()
  const whole = useVeil((veil) => veil.whole)
  useShortcuts({
    r: {
      label: t`Reveal personal data while held`,
      run: () => revealHeld(true),
      release: () => revealHeld(false),
    },
  })
  const Icon = whole ? IconEyeOff : IconEye
  return (
    <button
      type="button"
      className={classes.toggle}
      aria-pressed={whole}
      title={t`Hidden again after a minute. Hold R to reveal for a moment.`}
      onClick={() => revealWhole(!whole)}
    >
      <Icon {...iconProps} />
      <Trans>Reveal all</Trans>
    </button>
  )
}
