import { StatusBadge, type Tone } from '@/ui/display/status-badge'
import { useLingui } from '@lingui/react/macro'
import { humanise } from '@/lib/humanise'

const tones = new Map<string, Tone>([
  ['success', 'success'],
  ['failed', 'failure'],
  ['in_progress', 'info'],
])

/** An unknown status gets a neutral badge. */
export function SessionStatus({ status }: { status: string }) {
  const statusName = useStatusName()
  return <StatusBadge tone={tones.get(status) ?? 'neutral'}>{statusName(status)}</StatusBadge>
}

/** Names the status of a session; spells out the code of an unknown one. */
export function useStatusName(): (status: string) => string {
  const { t } = useLingui()
  const names = new Map([
    ['success', t`Verified`],
    ['failed', t`Failed`],
    ['in_progress', t`In progress`],
    ['expired', t`Expired`],
  ])
  return (status) => names.get(status) ?? humanise(status)
}
