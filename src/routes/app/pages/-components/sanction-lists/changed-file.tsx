import { Trans, useLingui } from '@lingui/react/macro'
import { FileButton } from '@mantine/core'
import { Button } from '@/ui/form/button'
import { InlineAlert } from '@/ui/form/inline-alert'
import { LIST_FILES } from './file-drop'
import common from '@/ui/display/common.module.css'
import classes from './sanction-lists.module.css'

interface ChangedFileProps {
  onFile: (file: File) => void
  /** Sends the shown rows. */
  onContinue: () => void
}

/** Warning shown instead of uploading if the file on disk has changed since the portal read it. */
export function ChangedFile({ onFile, onContinue }: ChangedFileProps) {
  const { t } = useLingui()
  return (
    <InlineAlert tone="error" title={<Trans>The file has changed since you chose it</Trans>}>
      <div className={`${common.stack} ${common.tight}`}>
        <p>
          <Trans>
            It was edited, moved or deleted. Nothing was sent. The rows on this page are the ones
            from before.
          </Trans>
        </p>
        <div className={classes.actions}>
          <FileButton
            accept={LIST_FILES}
            inputProps={{ 'aria-label': t`List file` }}
            onChange={(file) => {
              if (file) onFile(file)
            }}
          >
            {(button) => (
              <Button {...button}>
                <Trans>Choose it again</Trans>
              </Button>
            )}
          </FileButton>
          <Button variant="default" onClick={onContinue}>
            <Trans>Use the rows shown</Trans>
          </Button>
        </div>
      </div>
    </InlineAlert>
  )
}
