import { Trans } from '@lingui/react/macro'
import type { ListUpload } from '@/backend/sanction-lists'
import { Dialog } from '@/ui/overlays/dialog'
import { RejectedRows } from './dry-run-result'
import common from '@/ui/display/common.module.css'

interface RejectedRowsDialogProps {
  upload: ListUpload
  onClose: () => void
}

/** Lists the rows that an upload rejected. Load it lazily. */
export function RejectedRowsDialog({ upload, onClose }: RejectedRowsDialogProps) {
  return (
    <Dialog title={<Trans>Rows skipped</Trans>} size="wide" onClose={onClose}>
      <div className={`${common.stack} ${common.tight}`}>
        <RejectedRows errors={upload.errors} count={upload.rows_rejected ?? upload.errors.length} />
      </div>
    </Dialog>
  )
}
