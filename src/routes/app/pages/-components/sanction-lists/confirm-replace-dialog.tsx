import { Trans, useLingui } from '@lingui/react/macro'
import { TextInput } from '@mantine/core'
import { foldText } from '@/lib/fold-text'
import { Data, Num } from '@/ui/display/data'
import { Button } from '@/ui/form/button'
import { formText } from '@/ui/form/form-text'
import { useForm } from '@/ui/form/use-form'
import { Dialog, DialogActions } from '@/ui/overlays/dialog'
import common from '@/ui/display/common.module.css'

interface ConfirmReplaceDialogProps {
  listName: string
  /** Number of rows that the list loses; undefined if the server did not send it. */
  removedCount: number | undefined
  onConfirm: () => void
  onClose: () => void
}

/** Dialog that requires the user to type the list's name before its rows are replaced. Load it lazily. */
export function ConfirmReplaceDialog(props: ConfirmReplaceDialogProps) {
  const { listName, removedCount, onConfirm, onClose } = props
  const { t } = useLingui()
  const { form, field } = useForm<true>({
    check: (formData) => {
      const name = foldText(formText(formData, 'list'))
      if (name === foldText(listName)) return { values: true }
      return {
        errors: {
          list: name ? t`This does not match the list name.` : t`Type the list name`,
        },
      }
    },
    onSubmit: () => Promise.resolve(onConfirm()),
  })
  return (
    <Dialog title={<Trans>Replace the list?</Trans>} size="small" onClose={onClose}>
      <form {...form} className={`${common.stack} ${common.tight}`}>
        <p>
          <Trans>
            This file replaces all of{' '}
            <strong>
              <Data>{listName}</Data>
            </strong>
            . Rows removed: <Num value={removedCount} />. This cannot be undone.
          </Trans>
        </p>
        <TextInput
          {...field('list')}
          label={t`Type the list name to confirm`}
          autoComplete="off"
          spellCheck={false}
          dir="auto"
          data-autofocus
        />
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit">
            <Trans>Replace list</Trans>
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
