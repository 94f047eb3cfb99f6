import { Button } from '@/ui/form/button'
import { IconEye, IconEyeOff } from '@tabler/icons-react'
import { Trans } from '@lingui/react/macro'
import { useId, useLayoutEffect, useRef } from 'react'
import {
  ExtendReveal,
  RevealLabel,
  clearReveal,
  reveal,
  useReveal,
  useRevealed,
  watchRevealed,
} from '@/features/masking/reveal'
import revealClasses from '@/features/masking/reveal.module.css'
import { smallIconProps } from '@/ui/display/icon-props'
import common from '@/ui/display/common.module.css'
import classes from './zip-contents.module.css'

interface MaskedTextProps {
  /** ID for revealing the text. */
  id: string
  label: string
  text: string
  /** Undefined if the whole text must be hidden. */
  masked: string | undefined
}

/** A file's text, masked until revealed. Like any personal value, it is masked again after a minute. */
export function MaskedText(props: MaskedTextProps) {
  return (
    <>
      {props.masked === props.text ? null : <RevealBar id={props.id} />}
      <Text {...props} />
    </>
  )
}

function Text({ id, label, text, masked }: MaskedTextProps) {
  const visibleText = useReveal(id).isRevealed ? text : masked
  return visibleText === undefined ? (
    <p className={`${common.note} ${classes.note}`}>
      <Trans>This text may contain personal data. It is hidden until you reveal it.</Trans>
    </p>
  ) : (
    <div
      className={`${common.insetFocus} ${classes.text}`}
      role="region"
      aria-label={label}
      tabIndex={0}
    >
      <pre dir="auto">{visibleText}</pre>
    </div>
  )
}

function RevealBar({ id }: { id: string }) {
  const hint = useId()
  const toggle = useRef<HTMLButtonElement>(null)
  const until = useRevealed(({ values, page }) => values.get(id) ?? page)
  useLayoutEffect(() => {
    const stopWatching = watchRevealed()
    return () => {
      clearReveal(id)
      stopWatching()
    }
  }, [id])
  const Icon = until ? IconEyeOff : IconEye
  return (
    <div className={`${common.ends} ${common.caption} ${classes.revealBar}`}>
      <p id={hint}>
        <Trans>Personal data is masked.</Trans>
      </p>
      <span className={`${common.inline} ${revealClasses.group}`} data-compact>
        <Button
          ref={toggle}
          variant="subtle"
          size="compact-sm"
          aria-describedby={hint}
          leftSection={<Icon {...smallIconProps} />}
          onClick={() => reveal(id, !until)}
        >
          <RevealLabel until={until} />
        </Button>
        {until ? <ExtendReveal toggle={toggle} /> : null}
      </span>
    </div>
  )
}
