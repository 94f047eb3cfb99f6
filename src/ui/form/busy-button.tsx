import '@mantine/core/styles/UnstyledButton.css'
import '@mantine/core/styles/Button.css'
import '@mantine/core/styles/Loader.css'
import { Button, Loader, type ButtonProps } from '@mantine/core'
import type { ComponentProps } from 'react'

type BusyButtonProps = Omit<ButtonProps, 'leftSection' | 'loading'> &
  Omit<ComponentProps<'button'>, keyof ButtonProps> & { busy: boolean }

/** Does not use `loading`: a disabled button would lose the focus. The click handler must check `busy` itself. */
export function BusyButton({ busy, ...button }: BusyButtonProps) {
  return (
    <Button
      {...button}
      aria-disabled={busy}
      leftSection={busy && <Loader size={16} color="currentColor" />}
    />
  )
}
