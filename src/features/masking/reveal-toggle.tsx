import { IconEye, IconEyeOff } from '@tabler/icons-react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useLayoutEffect, useState } from 'react'
import { revealWhileHeld, revealPage, useRevealed } from './reveal'
import { iconProps } from '@/ui/display/icon-props'
import { useShortcuts } from '@/ui/shell/shortcuts'
import classes from './reveal-toggle.module.css'

/** Reveals every personal value of the page, or masks all again; `r` does it while it is held. Nothing where there is none. */
export function RevealToggle() {
  return useIsPresent() ? <Toggle /> : null
}

/** The hook of the store listens after the first paint only: the toggle would then push its neighbours aside. */
function useIsPresent(): boolean {
  const [present, setPresent] = useState(useRevealed.getState().present)
  useLayoutEffect(() => {
    const read = () => setPresent(useRevealed.getState().present)
    read()
    return useRevealed.subscribe(read)
  }, [])
  return present
}

function Toggle() {
  const { t } = useLingui()
  const whole = useRevealed((veil) => veil.whole)
  useShortcuts({
    r: {
      label: t`Reveal personal data while held`,
      run: () => revealWhileHeld(true),
      release: () => revealWhileHeld(false),
    },
  })
  const Icon = whole ? IconEyeOff : IconEye
  return (
    <button
      type="button"
      className={classes.toggle}
      aria-pressed={whole}
      title={t`Hidden again after a minute. Hold R to reveal for a moment.`}
      onClick={() => revealPage(!whole)}
    >
      <Icon {...iconProps} />
      <Trans>Reveal all</Trans>
    </button>
  )
}
