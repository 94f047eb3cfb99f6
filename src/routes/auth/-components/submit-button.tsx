import { Button } from '@/ui/form/button'
import type { ReactNode } from 'react'

/** Full-width submit button for a form that makes up a whole screen. */
export function SubmitButton({ busy, children }: { busy: boolean; children: ReactNode }) {
  return (
    <Button type="submit" size="md" fullWidth busy={busy}>
      {children}
    </Button>
  )
}
