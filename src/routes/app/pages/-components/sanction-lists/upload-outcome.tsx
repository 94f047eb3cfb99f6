import { Plural, Trans } from '@lingui/react/macro'
import type { ListUpload } from '@/backend/sanction-lists'
import { InlineAlert } from '@/ui/form/inline-alert'
import classes from './sanction-lists.module.css'
import { RejectedRows } from './dry-run-result'
import { SentenceGap } from '@/ui/display/joined-text'

/** Shows an upload's outcome after the server's response. */
export function UploadOutcome({ result }: { result: ListUpload }) {
  const { status, rows_accepted, rows_rejected, errors } = result
  return (
    <div className={classes.outcome}>
      {status === 'failed' ? (
        <InlineAlert tone="error" title={<Trans>The list was not changed</Trans>}>
          <Trans>The server could not use any rows in the file.</Trans>
        </InlineAlert>
      ) : (
        <InlineAlert
          tone="info"
          title={
            status === 'processing' ? (
              <Trans>The list was received and is being processed</Trans>
            ) : (
              <Trans>The list was uploaded</Trans>
            )
          }
        >
          {rows_accepted === undefined ? null : (
            <Plural value={rows_accepted} one="# row was accepted." other="# rows were accepted." />
          )}
          <SentenceGap />
          {rows_rejected ? (
            <Plural value={rows_rejected} one="# row was skipped." other="# rows were skipped." />
          ) : null}
        </InlineAlert>
      )}
      <RejectedRows errors={errors} count={rows_rejected ?? errors.length} />
    </div>
  )
}
