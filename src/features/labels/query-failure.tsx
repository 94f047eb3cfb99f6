import { useLingui } from '@lingui/react/macro'
import { describeError } from '@/api/core/errors'
import { joinSentences } from '@/lib/format'
import { ErrorState, NotAllowedState } from '@/ui/feedback/states'
import { useFocusAfterPart } from '@/ui/display/use-focus-after-part'
import { markLanguage } from '@/ui/feedback/server-text'

interface QueryFailureProps {
  error: Error
  busy: boolean
  onRetry: () => void
}

/** The error of one part of a screen; the rest stays usable. */
export function QueryFailure({ error, busy, onRetry }: QueryFailureProps) {
  const { i18n } = useLingui()
  // The retry button disappears with the error.
  const panel = useFocusAfterPart()
  const { title, text, fromServer, fields, lang, notAllowed, notFound, unexpected } =
    describeError(error)
  // A screen without a form has no fields for these errors.
  const reason = joinSentences(Object.values(fields), i18n.locale) || text
  return (
    <div ref={panel}>
      {notAllowed ? (
        <NotAllowedState text={markLanguage(fromServer, lang)} action={null} />
      ) : (
        <ErrorState
          title={title}
          text={markLanguage(reason, lang)}
          onRetry={notFound ? undefined : onRetry}
          busy={busy}
          action={null}
          unexpectedError={unexpected}
        />
      )}
    </div>
  )
}
