import { IconEye, IconEyeOff } from '@tabler/icons-react'
import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useId, useLayoutEffect } from 'react'
import { forgetOwn, isChosen, revealOwn, useVeil, watchVeil } from '@/features/masking/reveal'
import { smallIconProps } from '@/ui/display/icon-props'
import '@mantine/core/styles/UnstyledButton.css'
import '@mantine/core/styles/Button.css'
import classes from './zip-contents.module.css'

interface VeiledTextProps {
  /** Of the choice to reveal it. */
  id: string
  label: string
  text: string
  /** As it is shown while it is veiled; undefined when all of it must be hidden. */
  masked: string | undefined
}

/** The text of a file, masked until it is revealed; as any personal value it is masked again after a minute. */
export function VeiledText(props: VeiledTextProps) {
  return (
    <>
      {props.masked === props.text ? null : <Veil id={props.id} />}
      <VeiledPart {...props} />
    </>
  )
}

function VeiledPart({ id, label, text, masked }: VeiledTextProps) {
  const shown = useVeil((veil) => veil.held || isChosen(veil, id)) ? text : masked
  return shown === undefined ? (
    <p className={classes.note}>
      <Trans>This text may tell of people. It is hidden until you reveal it.</Trans>
    </p>
  ) : (
    <div className={classes.text} role="region" aria-label={label} tabIndex={0}>
      <pre dir="auto">{shown}</pre>
    </div>
  )
}

function Veil({ id }: { id: string }) {
  const hint = useId()
  const chosen = useVeil((veil) => isChosen(veil, id))
  useLayoutEffect(() => {
    const end = watchVeil()
    return () => {
      forgetOwn(id)
      end()
    }
  }, [id])
  const Icon = chosen ? IconEyeOff : IconEye
  return (
    <div className={classes.veil}>
      <span id={hint}>
        <Trans>Personal data is masked.</Trans>
      </span>
      <Button
        variant="subtle"
        size="compact-sm"
        aria-pressed={chosen}
        aria-describedby={hint}
        leftSection={<Icon {...smallIconProps} />}
        onClick={() => revealOwn(id, !chosen)}
      >
        <Trans>Reveal all</Trans>
      </Button>
    </div>
  )
}
