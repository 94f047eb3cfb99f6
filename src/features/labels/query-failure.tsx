import { useLingui } from '@lingui/react/macro'
import { describeError } from '@/api/core/errors'
import { joinSentences } from '@/lib/format'
import { getTextsBeside } from '@/ui/form/form-summary'
import { ErrorState, NotAllowedState } from '@/ui/feedback/states'
import { useFocusAfterPart } from '@/ui/display/use-focus-after-part'
import { markLanguage } from '@/ui/feedback/server-text'

interface QueryFailureProps {
  error: Error
  busy: boolean
  onRetry: () => void
}

/** Shows an error in one part of a screen, so the rest stays usable. */
export function QueryFailure({ error, busy, onRetry }: QueryFailureProps) {
  const { i18n } = useLingui()
  // Moves the focus to the heading because the retry button disappears with the error.
  const panel = useFocusAfterPart()
  const failure = describeError(error)
  const { title, fromServer, lang, notAllowed, notFound, unexpected } = failure
  // Includes the field errors because there is no form whose fields could show them.
  const reason = joinSentences(getTextsBeside([], failure), i18n.locale)
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
