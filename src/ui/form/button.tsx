import '@mantine/core/styles/UnstyledButton.layer.css'
import '@mantine/core/styles/Button.layer.css'
import '@mantine/core/styles/Loader.layer.css'
import {
  Loader,
  Button as MantineButton,
  type ButtonProps as MantineButtonProps,
} from '@mantine/core'
import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'

interface ButtonProps
  extends
    Omit<MantineButtonProps, 'loading' | 'loaderProps'>,
    Omit<ComponentProps<'button'>, keyof MantineButtonProps> {
  /** It looks disabled but keeps the focus: the click handler has to check. */
  'aria-disabled'?: boolean
  /**
   * The action is running. The button keeps the focus, which Mantine's `loading` loses: the click handler has to check.
   */
  busy?: boolean
}

/** Mantine's button, but it keeps the focus while it is busy. */
export function Button({ busy, leftSection, ...props }: ButtonProps) {
  return (
    <MantineButton
      aria-disabled={busy}
      data-disabled={(!busy && props['aria-disabled']) || undefined}
      leftSection={busy ? <Loader size={16} color="currentColor" /> : leftSection}
      {...props}
    />
  )
}

type AnchorProps = MantineButtonProps & Omit<ComponentProps<'a'>, keyof MantineButtonProps>

/** A link of the router that looks like a button: a screen's main way on. */
export const ButtonLink = createLink((props: AnchorProps) => (
  <MantineButton component="a" {...props} />
))
