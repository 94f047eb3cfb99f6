import { Trans } from '@lingui/react/macro'
import { StatusBadge } from '@/ui/display/status-badge'

interface OutcomeBadgeProps {
  passed: boolean | null
  /** It will not happen any more. */
  skipped?: boolean
}

/** How one check or transaction ended; null while it has not. */
export function OutcomeBadge({ passed, skipped = false }: OutcomeBadgeProps) {
  if (passed === null) {
    return (
      <StatusBadge tone="neutral">
        {skipped ? <Trans>Not carried out</Trans> : <Trans>Pending</Trans>}
      </StatusBadge>
    )
  }
  return passed ? (
    <StatusBadge tone="success">
      <Trans>Passed</Trans>
    </StatusBadge>
  ) : (
    <StatusBadge tone="failure">
      <Trans>Failed</Trans>
    </StatusBadge>
  )
}
