import { Trans } from '@lingui/react/macro'
import { StatusBadge } from '@/ui/status-badge'

/** How one check or transaction ended; null while it has not. */
export function OutcomeBadge({ passed }: { passed: boolean | null }) {
  if (passed === null) {
    return (
      <StatusBadge tone="neutral">
        <Trans>Pending</Trans>
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
