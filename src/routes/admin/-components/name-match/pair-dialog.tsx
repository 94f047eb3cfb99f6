import { Trans } from '@lingui/react/macro'
import type { NameMatch, NameMatchRequest } from '@/backend/name-match'
import { Dialog } from '@/ui/overlays/dialog'
import { NameComparison } from './name-comparison'

interface PairDialogProps {
  request: NameMatchRequest
  match: NameMatch
  onClose: () => void
}

/** Shows one pair's word-by-word comparison. */
export function PairDialog({ onClose, ...comparison }: PairDialogProps) {
  return (
    <Dialog title={<Trans>Compared names</Trans>} size="wide" onClose={onClose}>
      <NameComparison {...comparison} />
    </Dialog>
  )
}
