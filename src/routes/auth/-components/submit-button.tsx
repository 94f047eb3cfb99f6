import type { ReactNode } from 'react'
import { BusyButton } from '@/ui/form/busy-button'

/** The submit button of a form that fills its screen. */
export function SubmitButton({ busy, children }: { busy: boolean; children: ReactNode }) {
  return (
    <BusyButton type="submit" size="md" fullWidth busy={busy}>
      {children}
    </BusyButton>
  )
}
