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
  /**
   * Whether the button looks disabled but keeps the focus. Clicks still arrive, so the click handler must ignore them.
   */
  'aria-disabled'?: boolean
  /**
   * Whether the action is running. Unlike with Mantine's `loading`, the button keeps the focus and clicks still arrive,
   * so the click handler must ignore them.
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

/** Router link that looks like a button, for a screen's main next step. */
export const ButtonLink = createLink((props: AnchorProps) => (
  <MantineButton component="a" {...props} />
))
