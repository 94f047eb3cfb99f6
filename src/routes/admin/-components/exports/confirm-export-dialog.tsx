import { Trans } from '@lingui/react/macro'
import type { useExportEstimate } from '@/api/exports'
import type { ExportKind } from '@/backend/exports'
import { Button } from '@/ui/form/button'
import { Dialog, DialogActions } from '@/ui/overlays/dialog'
import { EstimatedRows } from './export-estimate'
import common from '@/ui/display/common.module.css'
import classes from './exports.module.css'

interface ConfirmExportDialogProps {
  kind: ExportKind
  estimate: Pick<ReturnType<typeof useExportEstimate>, 'data' | 'isFetching'>
  onConfirm: () => void
  onClose: () => void
}

/** Confirmation dialog for an export that is large or of unknown size. */
export function ConfirmExportDialog(props: ConfirmExportDialogProps) {
  const { kind, estimate, onConfirm, onClose } = props
  const { data, isFetching } = estimate
  return (
    <Dialog title={<Trans>Start this export?</Trans>} size="small" onClose={onClose}>
      <p role="status">
        {data !== undefined ? (
          <EstimatedRows kind={kind} rows={data} />
        ) : isFetching ? (
          <Trans>Counting transactions…</Trans>
        ) : (
          <Trans>The export size is unknown.</Trans>
        )}
      </p>
      <p className={`${common.note} ${classes.advice}`}>
        <Trans>Large exports take a while. Choose fewer days to make this one smaller.</Trans>
      </p>
      <DialogActions>
        <Button variant="default" onClick={onClose} data-autofocus>
          <Trans>Cancel</Trans>
        </Button>
        <Button onClick={onConfirm}>
          <Trans>Export everything</Trans>
        </Button>
      </DialogActions>
    </Dialog>
  )
}
