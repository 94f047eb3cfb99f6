import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { ApiError, isSilent } from '@/api/core/api-error'
import { describeError, type ErrorDescription } from '@/api/core/errors'
import { useResendCode } from '@/api/signup'
import type { PendingSignup } from '@/browser/pending-signup'
import { formatDuration } from '@/lib/format-units'
import { FormSummary } from '@/ui/form/form-summary'
import { InlineAlert } from '@/ui/form/inline-alert'
import { useSecondsLeft } from '@/ui/feedback/use-seconds-left'
import { useSubmit } from '@/ui/tasks/use-submit'
import { codeDeadlines } from './code-deadlines'
import { endIfExpired } from './signup-notices'
import classes from './step-page.module.css'
import { SentenceGap } from '@/ui/display/joined-text'

type ResendCodeProps = {
  pending: PendingSignup
  onSent: (next: PendingSignup) => void
  onExpired: () => void
}

/** Button to request another code once the server allows it. */
export function ResendCode({ pending, onSent, onExpired }: ResendCodeProps) {
  const { i18n } = useLingui()
  const { mutateAsync: resend } = useResendCode()
  const [outcome, setOutcome] = useState<'sent' | ErrorDescription>()
  /**
   * Time of the earliest next request, in milliseconds since 1970. Set if the server requires a longer wait than
   * announced.
   */
  const [notBefore, setNotBefore] = useState(0)
  const secondsLeft = useSecondsLeft(Math.max(pending.resendFrom, notBefore))
  const rest = formatDuration(secondsLeft, i18n.locale)

  const { submit } = useSubmit(async () => {
    setOutcome(undefined)
    try {
      const sentCode = await resend({ signup_token: pending.token })
      setOutcome('sent')
      onSent({ ...pending, ...codeDeadlines(sentCode) })
    } catch (error) {
      if (isSilent(error)) return
      if (endIfExpired(error)) return onExpired()
      if (error instanceof ApiError && error.retryAfter !== undefined)
        setNotBefore(Date.now() + error.retryAfter)
      setOutcome(describeError(error))
    }
  })

  return (
    <>
      {outcome === 'sent' && (
        <InlineAlert tone="info">
          <Trans>A new code is on its way. The previous code no longer works.</Trans>
        </InlineAlert>
      )}
      {typeof outcome === 'object' && (
        <FormSummary
          problem={outcome}
          names={[]}
          look={<Trans>Check your inbox. The email can take a few minutes to arrive.</Trans>}
        />
      )}
      <p className={classes.foot}>
        <Trans>No code? Check your spam folder.</Trans>
        <SentenceGap />
        <button
          type="button"
          className={classes.link}
          aria-disabled={secondsLeft > 0}
          onClick={() => (secondsLeft > 0 ? undefined : void submit())}
        >
          {secondsLeft > 0 ? (
            <Trans>Request a new code in {rest}</Trans>
          ) : (
            <Trans>Request a new code</Trans>
          )}
        </button>
      </p>
    </>
  )
}
