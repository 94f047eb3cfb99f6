import { tell } from '@/api/errors'
import { ErrorState, NotAllowedState } from '@/ui/error-state'

interface QueryFailureProps {
  error: Error
  busy: boolean
  onRetry: () => void
}

/** Why a part of a screen has nothing to show; what stands around it stays usable. */
export function QueryFailure({ error, busy, onRetry }: QueryFailureProps) {
  const { title, text, notAllowed } = tell(error)
  if (notAllowed) return <NotAllowedState text={text} way={null} />
  return <ErrorState title={title} text={text} onRetry={onRetry} busy={busy} way={null} />
}
