import { Button } from '@/ui/form/button'
import type { ReactNode } from 'react'

/** Submit button for a form that fills its screen. */
export function SubmitButton({ busy, children }: { busy: boolean; children: ReactNode }) {
  return (
    <Button type="submit" size="md" fullWidth busy={busy}>
      {children}
    </Button>
  )
}
