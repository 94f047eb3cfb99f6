import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '@/ui/form/button'
import common from '@/ui/display/common.module.css'

interface FiguresErrorProps {
  isRetrying: boolean
  onRetry: () => void
  children: ReactNode
}

/** Shows a message about failed requests, with a retry button. */
export function FiguresError({ isRetrying, onRetry, children }: FiguresErrorProps) {
  return (
    <p role="status" className={`${common.row} ${common.note}`}>
      {children}
      <Button size="compact-sm" variant="default" busy={isRetrying} onClick={onRetry}>
        <Trans>Try again</Trans>
      </Button>
    </p>
  )
}
