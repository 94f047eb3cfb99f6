import { useLingui } from '@lingui/react/macro'
import { CatchBoundary } from '@tanstack/react-router'
import { Suspense, useEffect, useEffectEvent, type ReactNode } from 'react'
import { toast } from './toast'

interface LazyPartProps {
  fallback?: ReactNode
  /** Removes the part: a toast has given the reason. */
  onFailure: () => void
  children: ReactNode
}

/** A part of a screen whose code loads when it is needed. Where that fails, a toast says so and the screen stays. */
export function LazyPart({ fallback, onFailure, children }: LazyPartProps) {
  return (
    <CatchBoundary
      getResetKey={() => ''}
      errorComponent={() => <LoadFailure onNotified={onFailure} />}
    >
      <Suspense fallback={fallback}>{children}</Suspense>
    </CatchBoundary>
  )
}

function LoadFailure({ onNotified }: { onNotified: () => void }) {
  const { t } = useLingui()
  const text = t`This part could not be loaded. Reload the page to try again.`
  const notify = useEffectEvent(() => {
    void toast('failure', text)
    onNotified()
  })
  useEffect(() => notify(), [])
  return null
}
