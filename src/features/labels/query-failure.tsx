import { useLayoutEffect, useRef } from 'react'
import { describeError } from '@/api/errors'
import { ErrorState, NotAllowedState } from '@/ui/feedback/states'
import { mainHeading } from '@/ui/display/heading-focus'

interface QueryFailureProps {
  error: Error
  busy: boolean
  onRetry: () => void
}

/** Why a part of a screen has nothing to show; what stands around it stays usable. */
export function QueryFailure({ error, busy, onRetry }: QueryFailureProps) {
  const panel = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = panel.current
    return () => {
      // The button goes with what it has tried again: the heading takes its focus.
      if (element?.contains(document.activeElement)) mainHeading()?.focus({ preventScroll: true })
    }
  }, [])
  const { title, text, fields, notAllowed } = describeError(error)
  // No field of a screen that only asks can say what is wrong with its filters.
  const reason = Object.values(fields).join(' ') || text
  return (
    <div ref={panel}>
      {notAllowed ? (
        <NotAllowedState text={text} way={null} />
      ) : (
        <ErrorState title={title} text={reason} onRetry={onRetry} busy={busy} way={null} />
      )}
    </div>
  )
}
