import { useLayoutEffect, useRef } from 'react'
import { describeError } from '@/api/core/errors'
import { hasFocusWithin } from '@/browser/dom-lookups'
import { ErrorState, NotAllowedState } from '@/ui/feedback/states'
import { mainHeading } from '@/ui/display/heading-focus'

interface QueryFailureProps {
  error: Error
  busy: boolean
  onRetry: () => void
}

/** The error of one part of a screen; the rest stays usable. */
export function QueryFailure({ error, busy, onRetry }: QueryFailureProps) {
  const panel = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = panel.current
    return () => {
      // The retry button disappears with the error, so the focus moves to the heading.
      if (hasFocusWithin(element)) mainHeading()?.focus({ preventScroll: true })
    }
  }, [])
  const { title, text, fromServer, fields, notAllowed, notFound } = describeError(error)
  // A screen without a form has no fields for these errors.
  const reason = Object.values(fields).join(' ') || text
  return (
    <div ref={panel}>
      {notAllowed ? (
        <NotAllowedState text={fromServer} way={null} />
      ) : (
        <ErrorState
          title={title}
          text={reason}
          onRetry={notFound ? undefined : onRetry}
          busy={busy}
          way={null}
        />
      )}
    </div>
  )
}
