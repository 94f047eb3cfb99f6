import { Trans } from '@lingui/react/macro'
import type { NameMatchRequest } from '@/api/name-match/requests'
import type { NameMatch } from '@/api/name-match/schema'
import { Dialog } from '@/ui/overlays/dialog'
import { NameComparison } from './name-comparison'

interface PairDialogProps {
  request: NameMatchRequest
  match: NameMatch
  onClose: () => void
}

/** How the words of one pair compare. */
export function PairDialog({ onClose, ...comparison }: PairDialogProps) {
  return (
    <Dialog title={<Trans>Compared names</Trans>} size="wide" onClose={onClose}>
      <NameComparison {...comparison} />
    </Dialog>
  )
}
