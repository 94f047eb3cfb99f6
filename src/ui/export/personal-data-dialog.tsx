import { Trans } from '@lingui/react/macro'
import { Button } from '@/ui/form/button'
import { Dialog, DialogActions } from '@/ui/overlays/dialog'
import { usePersonalContents, type PersonalContent } from './personal-contents'
import classes from './list-export-dialog.module.css'

interface PersonalDataDialogProps {
  action: 'export' | 'print'
  contents: readonly PersonalContent[]
  /** Maximum number of people concerned. */
  people: number
  onConfirm: () => void
  onClose: () => void
}

/** Asks once before personal data leaves the portal unmasked, in a file or on paper. */
export function PersonalDataDialog(props: PersonalDataDialogProps) {
  const { action, contents, people, onConfirm, onClose } = props
  const contentsText = usePersonalContents()
  return (
    <Dialog
      title={
        action === 'print' ? (
          <Trans>Print personal data?</Trans>
        ) : (
          <Trans>Export personal data?</Trans>
        )
      }
      size="small"
      onClose={onClose}
    >
      <p className={classes.asked}>{contentsText(contents, people)}</p>
      <DialogActions>
        <Button variant="default" onClick={onClose} data-autofocus>
          <Trans>Cancel</Trans>
        </Button>
        <Button onClick={onConfirm}>
          {action === 'print' ? (
            <Trans>Print with personal data</Trans>
          ) : (
            <Trans>Export with personal data</Trans>
          )}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
