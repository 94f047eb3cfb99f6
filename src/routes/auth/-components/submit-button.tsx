import '@mantine/core/styles/UnstyledButton.css'
import '@mantine/core/styles/Button.css'
import '@mantine/core/styles/Loader.css'
import { Button, Loader } from '@mantine/core'
import type { ReactNode } from 'react'

/** Busy, but never disabled: a disabled button would lose the focus. */
export function SubmitButton({ busy, children }: { busy: boolean; children: ReactNode }) {
  return (
    <Button
      type="submit"
      size="md"
      fullWidth
      aria-disabled={busy}
      leftSection={busy && <Loader size={16} color="currentColor" />}
    >
      {children}
    </Button>
  )
}
