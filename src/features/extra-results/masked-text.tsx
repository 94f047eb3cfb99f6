import { IconEye, IconEyeOff } from '@tabler/icons-react'
import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useId, useLayoutEffect } from 'react'
import {
  forgetReveal,
  isRevealed,
  reveal,
  useRevealed,
  watchRevealed,
} from '@/features/masking/reveal'
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
export function MaskedText(props: VeiledTextProps) {
  return (
    <>
      {props.masked === props.text ? null : <Revealed id={props.id} />}
      <VeiledPart {...props} />
    </>
  )
}

function VeiledPart({ id, label, text, masked }: VeiledTextProps) {
  const shown = useRevealed((veil) => veil.held || isRevealed(veil, id)) ? text : masked
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

function Revealed({ id }: { id: string }) {
  const hint = useId()
  const chosen = useRevealed((veil) => isRevealed(veil, id))
  useLayoutEffect(() => {
    const end = watchRevealed()
    return () => {
      forgetReveal(id)
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
        onClick={() => reveal(id, !chosen)}
      >
        <Trans>Reveal all</Trans>
      </Button>
    </div>
  )
}
