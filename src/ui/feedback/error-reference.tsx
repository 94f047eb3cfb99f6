import { Trans } from '@lingui/react/macro'
import { useEffect } from 'react'
import { errorReference, reportError } from '@/browser/report-error'
import classes from './error-reference.module.css'

type ErrorReferenceProps = { error: unknown; className?: string }

/** What a person can quote of an unexpected error: the console has the same reference, once the error is shown. */
export function ErrorReference({ error, className = '' }: ErrorReferenceProps) {
  const reference = errorReference(error)
  useEffect(() => reportError(error), [error])
  return (
    <p className={`${classes.reference} ${className}`}>
      <Trans>Error reference: {reference}</Trans>
    </p>
  )
}
