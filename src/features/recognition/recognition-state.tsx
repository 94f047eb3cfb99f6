import { Trans, useLingui } from '@lingui/react/macro'
import { Skeleton } from '@mantine/core'
import { lazy, useState } from 'react'
import { ApiError } from '@/api/core/api-error'
import { QueryFailure } from '@/features/labels/query-failure'
import { Card } from '@/ui/display/card'
import { LazyPart } from '@/ui/feedback/lazy-part'
import { StillWorking } from '@/ui/feedback/loading-state'
import { EmptyState } from '@/ui/feedback/states'
import classes from './recognition.module.css'

// Loaded lazily because the error catalog is long and needed only after an error.
const ErrorHelp = lazy(() =>
  import('@/features/labels/problems/error-help').then((module) => ({ default: module.ErrorHelp })),
)

interface RecognitionStateProps {
  error: Error | undefined
  isPending: boolean
  onRetry: () => void
}

/** Shows an empty, loading or error state instead of a result. The photos stay as they are. */
export function RecognitionState({ error, isPending, onRetry }: RecognitionStateProps) {
  const { t } = useLingui()
  return (
    <Card title={t`Result`}>
      {isPending ? (
        <div className={classes.waiting}>
          {Array.from({ length: 8 }, (_, index) => (
            <Skeleton key={index} width={`${90 - ((index * 17) % 40)}%`} height={20} />
          ))}
          <StillWorking />
        </div>
      ) : error ? (
        <>
          <QueryFailure error={error} busy={false} onRetry={onRetry} />
          <Help code={error instanceof ApiError ? error.body.error_code : undefined} />
        </>
      ) : (
        <EmptyState
          illustration="reading"
          title={<Trans>No document read yet</Trans>}
          text={<Trans>Add the photos, then read the document. The fields appear here.</Trans>}
        />
      )}
    </Card>
  )
}

function Help({ code }: { code: number | undefined }) {
  const [isMissing, setIsMissing] = useState(false)
  if (code === undefined || isMissing) return null
  return (
    <LazyPart onFailure={() => setIsMissing(true)}>
      <ErrorHelp code={code} />
    </LazyPart>
  )
}
