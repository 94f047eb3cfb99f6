import { Trans } from '@lingui/react/macro'
import { Badge } from '@/ui/display/badge'
import { Missing } from '@/ui/display/data'

/** Whether a client or a bundle is in use; "—" if that is unknown. */
export function ActiveBadge({ isActive }: { isActive: boolean | undefined }) {
  if (isActive === undefined) return <Missing />
  return isActive ? (
    <Badge tone="success">
      <Trans>Active</Trans>
    </Badge>
  ) : (
    <Badge tone="neutral">
      <Trans>Inactive</Trans>
    </Badge>
  )
}
