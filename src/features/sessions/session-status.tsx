import { StatusBadge, type Tone } from '@/ui/display/status-badge'
import { useStatusName } from './status-name'

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
