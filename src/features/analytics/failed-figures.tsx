import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '@/ui/form/button'
import common from '@/ui/display/common.module.css'

interface FailedFiguresProps {
  isRetrying: boolean
  onRetry: () => void
  children: ReactNode
}

/** Says how many figures could not be loaded, with a way to try again. */
export function FailedFigures({ isRetrying, onRetry, children }: FailedFiguresProps) {
  return (
    <p role="status" className={`${common.row} ${common.note}`}>
      {children}
      <Button size="compact-sm" variant="default" busy={isRetrying} onClick={onRetry}>
        <Trans>Try again</Trans>
      </Button>
    </p>
  )
}
