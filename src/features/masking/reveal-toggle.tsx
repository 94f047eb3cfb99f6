import { IconEye, IconEyeOff } from '@tabler/icons-react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useLayoutEffect, useState } from 'react'
import { revealWhileHeld, revealPage, useRevealed } from './reveal'
import { iconProps } from '@/ui/display/icon-props'
import { useShortcuts } from '@/ui/shell/shortcuts'
import classes from './reveal-toggle.module.css'

/** Reveals or masks every personal value of the page; the `r` key reveals them while it is down. Absent where the page shows none. */
export function RevealToggle() {
  return useHasPersonalData() ? <Toggle /> : null
}

/** The hook of the store subscribes only after the first paint: the toggle would then push its neighbours aside. */
function useHasPersonalData(): boolean {
  const [hasPersonalData, setHasPersonalData] = useState(useRevealed.getState().hasPersonalData)
  useLayoutEffect(() => {
    const read = () => setHasPersonalData(useRevealed.getState().hasPersonalData)
    read()
    return useRevealed.subscribe(read)
  }, [])
  return hasPersonalData
}

function Toggle() {
  const { t } = useLingui()
  const isRevealed = useRevealed(({ page }) => page)
  useShortcuts({
    r: {
      label: t`Reveal personal data while held`,
      run: () => revealWhileHeld(true),
      release: () => revealWhileHeld(false),
    },
  })
  const Icon = isRevealed ? IconEyeOff : IconEye
  return (
    <button
      type="button"
      className={classes.toggle}
      aria-pressed={isRevealed}
      title={t`Hidden again after a minute. Hold R to reveal it briefly.`}
      onClick={() => revealPage(!isRevealed)}
    >
      <Icon {...iconProps} />
      <Trans>Reveal all</Trans>
    </button>
  )
}
