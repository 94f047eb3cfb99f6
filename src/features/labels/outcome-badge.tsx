import { Trans } from '@lingui/react/macro'
import { StatusBadge } from '@/ui/display/status-badge'

interface OutcomeBadgeProps {
  passed: boolean | null
  /** The check will not run any more. */
  skipped?: boolean
}

/** The outcome of a check or a transaction; `null` while it is pending. */
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
