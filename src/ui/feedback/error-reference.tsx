import { Trans } from '@lingui/react/macro'
import { useEffect } from 'react'
import { errorReference, reportError } from '@/browser/report-error'
import classes from './error-reference.module.css'

type ErrorReferenceProps = { error: unknown; className?: string }

/**
 * Shows and logs an unexpected error's reference, so users can quote it. If a response breaks the contract, also names
 * the field to help adapt the portal to a backend.
 */
export function ErrorReference({ error, className = '' }: ErrorReferenceProps) {
  const reference = errorReference(error)
  useEffect(() => reportError(error), [error])
  const deviation =
    error instanceof Error && error.name === 'ContractError' ? error.message : undefined
  return (
    <div className={`${classes.reference} ${className}`}>
      <p>
        <Trans>Error reference: {reference}</Trans>
      </p>
      {deviation === undefined ? null : (
        <p>
          <Trans>
            Unexpected response: <bdi>{deviation}</bdi>. “npm run contract” lists every difference.
          </Trans>
        </p>
      )}
    </div>
  )
}
