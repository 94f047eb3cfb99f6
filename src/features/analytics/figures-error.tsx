import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useFocusAfterPart } from '@/ui/display/use-focus-after-part'
import { Button } from '@/ui/form/button'
import common from '@/ui/display/common.module.css'

interface FiguresErrorProps {
  isRetrying: boolean
  onRetry: () => void
  children: ReactNode
}

/** Shows a message about failed requests, with a retry button. */
export function FiguresError({ isRetrying, onRetry, children }: FiguresErrorProps) {
  const part = useFocusAfterPart()
  return (
    <div ref={part} role="status" className={`${common.row} ${common.note}`}>
      {children}
      <Button size="compact-sm" variant="default" busy={isRetrying} onClick={onRetry}>
        <Trans>Try again</Trans>
      </Button>
    </div>
  )
}
