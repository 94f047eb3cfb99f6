import { useLingui } from '@lingui/react/macro'
import { Badge } from '@/ui/display/badge'
import { Missing } from '@/ui/display/data'

interface ActiveBadgeProps {
  /** Selects the wording, because translations differ in gender. */
  subject: 'client' | 'bundle'
  isActive: boolean | undefined
}

/** Shows whether a client or bundle is active, or "—" if unknown. */
export function ActiveBadge({ subject, isActive }: ActiveBadgeProps) {
  const { t } = useLingui()
  if (isActive === undefined) return <Missing />
  const names = {
    client: {
      active: t({ message: 'Active', context: 'client' }),
      inactive: t({ message: 'Inactive', context: 'client' }),
    },
    bundle: {
      active: t({ message: 'Active', context: 'bundle' }),
      inactive: t({ message: 'Inactive', context: 'bundle' }),
    },
  }
  return (
    <Badge tone={isActive ? 'success' : 'neutral'}>
      {isActive ? names[subject].active : names[subject].inactive}
    </Badge>
  )
}
