import { Trans } from '@lingui/react/macro'
import { describeError } from '@/api/core/errors'
import { NotAllowedState } from '@/ui/feedback/states'
import { Button } from '@/ui/form/button'
import { FormSummary } from '@/ui/form/form-summary'
import { markLanguage } from '@/ui/feedback/server-text'
import { ChangedFile } from './changed-file'
import { UPLOADS_ID } from './uploads-id'
import { ChangedFileError } from './use-list-upload'
import classes from './sanction-lists.module.css'

interface UploadFailureProps {
  error: Error
  dryRun: boolean
  /** Names of fields that show their own errors. */
  names: readonly string[]
  onRetry: () => void
  onFile: (file: File) => void
  /** Sends the shown rows, although the file on disk differs. */
  onContinue: () => void
}

/**
 * Explains why an upload failed and offers a retry with the same file. If the upload may have arrived, requires another
 * check first, because a retry could append the rows twice.
 */
export function UploadFailure(props: UploadFailureProps) {
  const { error, dryRun, names, onRetry, onFile, onContinue } = props
  if (error instanceof ChangedFileError)
    return <ChangedFile onFile={onFile} onContinue={onContinue} />
  const problem = describeError(error)
  if (problem.notAllowed)
    return <NotAllowedState text={markLanguage(problem.fromServer, problem.lang)} action={null} />
  return (
    <>
      <FormSummary
        problem={problem}
        names={names}
        look={
          dryRun ? undefined : (
            <a href={`#${UPLOADS_ID}`}>
              <Trans>Uploads</Trans>
            </a>
          )
        }
      />
      {problem.isUnknown && !dryRun ? null : (
        <div className={classes.actions}>
          <Button variant="default" onClick={onRetry}>
            <Trans>Try again</Trans>
          </Button>
        </div>
      )}
    </>
  )
}
