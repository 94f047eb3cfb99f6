import { useLingui } from '@lingui/react/macro'
import { CatchBoundary } from '@tanstack/react-router'
import { Suspense, useEffect, useEffectEvent, type ReactNode } from 'react'
import { ChunkLoadError } from '@/browser/chunk-loading'
import { errorReference } from '@/browser/report-error'
import { toast } from './toast'

interface LazyPartProps {
  fallback?: ReactNode
  /** Called when a toast reports the failure. Must remove the part. */
  onFailure: () => void
  children: ReactNode
}

/**
 * Lazily loaded part of a screen. If the part fails to load or to render, a toast reports the failure and the rest of
 * the screen stays.
 */
export function LazyPart({ fallback, onFailure, children }: LazyPartProps) {
  return (
    <CatchBoundary
      getResetKey={() => ''}
      errorComponent={({ error }) => <LoadFailure error={error} onNotified={onFailure} />}
    >
      <Suspense fallback={fallback}>{children}</Suspense>
    </CatchBoundary>
  )
}

function LoadFailure({ error, onNotified }: { error: unknown; onNotified: () => void }) {
  const { t } = useLingui()
  const text = t`This part could not be loaded. Reload the page to try again.`
  const notify = useEffectEvent(() => {
    const reference = error instanceof ChunkLoadError ? undefined : errorReference(error)
    void toast('failure', text, reference && t`Error reference: ${reference}`)
    onNotified()
  })
  useEffect(() => notify(), [])
  return null
}
