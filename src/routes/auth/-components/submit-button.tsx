import type { ReactNode } from 'react'
import { BusyButton } from '@/ui/form/busy-button'

/** Of a form that has a screen to itself. */
export function SubmitButton({ busy, children }: { busy: boolean; children: ReactNode }) {
  return (
    <BusyButton type="submit" size="md" fullWidth busy={busy}>
      {children}
    </BusyButton>
  )
}
