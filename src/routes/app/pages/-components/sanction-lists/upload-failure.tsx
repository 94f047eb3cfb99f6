import { Trans } from '@lingui/react/macro'
import { ApiError } from '@/api/core/api-error'
import { describeError } from '@/api/core/errors'
import { NotAllowedState } from '@/ui/feedback/states'
import { Button } from '@/ui/form/button'
import { FormSummary } from '@/ui/form/form-summary'
import common from '@/ui/display/common.module.css'
import classes from './sanction-lists.module.css'

interface UploadFailureProps {
  error: Error
  dryRun: boolean
  /** The fields that show their own errors. */
  names: readonly string[]
  onRetry: () => void
}

/** Why an upload failed, with a button to retry with the same file. */
export function UploadFailure({ error, dryRun, names, onRetry }: UploadFailureProps) {
  const problem = describeError(error)
  if (problem.notAllowed) return <NotAllowedState text={problem.fromServer} way={null} />
  return (
    <>
      <FormSummary problem={problem} names={names} />
      {!dryRun && isUnknown(error) ? (
        <p role="status" className={`${common.note} ${classes.note}`}>
          <Trans>
            The list may have been changed all the same. Look at the uploads below before you try
            again.
          </Trans>
        </p>
      ) : null}
      <div className={classes.actions}>
        <Button variant="default" onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      </div>
    </>
  )
}

/** Without a readable response, only the server knows the outcome. */
const isUnknown = (error: Error) =>
  error instanceof ApiError && ['no-response', 'timeout', 'contract'].includes(error.kind)
