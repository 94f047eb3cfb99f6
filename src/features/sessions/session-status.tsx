import { StatusBadge, type Tone } from '@/ui/display/status-badge'
import { useLingui } from '@lingui/react/macro'
import { humanise } from '@/lib/humanise'

const tones = new Map<string, Tone>([
  ['success', 'success'],
  ['failed', 'failure'],
  ['in_progress', 'info'],
])

/** An unknown status is shown in words, without judging it. */
export function SessionStatus({ status }: { status: string }) {
  const nameOf = useStatusName()
  return <StatusBadge tone={tones.get(status) ?? 'neutral'}>{nameOf(status)}</StatusBadge>
}

/** The status of a session in a word; an unknown one by its code in words. */
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
