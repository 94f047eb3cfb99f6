import { Trans, useLingui } from '@lingui/react/macro'
import { Skeleton } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { ApiError } from '@/api/core/api-error'
import type { ErrorDescription } from '@/api/core/errors'
import { TRIALS_EXCEEDED, UNKNOWN_LIST } from '@/backend/sanction'
import { StillWorking } from '@/ui/feedback/loading-state'
import { NotAllowedState, StatePanel } from '@/ui/feedback/states'
import common from '@/ui/display/common.module.css'
import { markLanguage } from '@/ui/feedback/server-text'
import classes from './sanction.module.css'

const getErrorCode = (error: Error) =>
  error instanceof ApiError ? error.body.error_code : undefined

/** Whether a panel explains this error in place of the matches. The form shows any other failure. */
export function hasOwnPanel(error: Error): boolean {
  const code = getErrorCode(error)
  const isForbidden = error instanceof ApiError && error.status === 403
  return isForbidden || code === UNKNOWN_LIST || code === TRIALS_EXCEEDED
}

interface SearchFailureProps {
  error: Error
  description: ErrorDescription
}

/** Explains why a search was rejected and how to fix it. */
export function SearchFailure(props: SearchFailureProps) {
  const panel = useRef<HTMLDivElement>(null)
  // Scrolls to the panel, because on a phone it is below the form and the recent searches.
  useEffect(() => panel.current?.scrollIntoView({ block: 'nearest' }), [])
  return (
    <div ref={panel} className={`${common.stack} ${classes.results}`}>
      <Refusal {...props} />
    </div>
  )
}

function Refusal({ error, description }: SearchFailureProps) {
  const code = getErrorCode(error)
  if (description.notAllowed)
    return (
      <NotAllowedState
        text={markLanguage(description.fromServer, description.lang)}
        action={null}
      />
    )
  const isUnknown = code === UNKNOWN_LIST
  return (
    <StatePanel
      role="alert"
      illustration="error"
      title={
        isUnknown ? (
          <Trans>One of these lists no longer exists</Trans>
        ) : (
          <Trans>No attempts left</Trans>
        )
      }
      text={<bdi>{markLanguage(description.text, description.lang)}</bdi>}
      hint={
        isUnknown ? (
          <Trans>The lists were reloaded. Check your selection, then search again.</Trans>
        ) : (
          <Trans>
            Your search is still here. Ask for more attempts to be enabled, then search again. You
            can still open your recent searches.
          </Trans>
        )
      }
    />
  )
}

/** Shown in place of the matches while a search is running. */
export function SearchSkeleton() {
  const { t } = useLingui()
  return (
    <div className={`${common.tight} ${common.stack}`} role="status" aria-label={t`Searching`}>
      <Skeleton width={140} height={20} />
      <Skeleton width="60%" />
      <Skeleton height={150} />
      <Skeleton height={150} />
      <Skeleton height={150} />
      <StillWorking />
    </div>
  )
}
