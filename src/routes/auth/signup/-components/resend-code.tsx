import { Trans } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { useLingui } from '@lingui/react/macro'
import { ApiError, isSilent } from '@/api/api-error'
import { describeError, type ErrorDescription } from '@/api/errors'
import { useResendCode } from '@/api/signup/mutations'
import type { PendingSignup } from '@/auth/pending-signup'
import { formatDuration } from '@/lib/format'
import { InlineAlert } from '@/ui/feedback/inline-alert'
import { useSecondsLeft } from '@/ui/feedback/use-seconds-left'
import { endIfExpired } from './signup-over'
import classes from './step-page.module.css'

/** Seconds, where the server does not say. */
const CODE_LIFE = 300
const RESEND_AFTER = 30

type ResendCodeProps = {
  pending: PendingSignup
  onSent: (next: PendingSignup) => void
  onOver: () => void
}

/** Asks for another code, as soon as the server takes the wish. */
export function ResendCode({ pending, onSent, onOver }: ResendCodeProps) {
  const { i18n } = useLingui()
  const { mutateAsync: resend } = useResendCode()
  const running = useRef(false)
  const [outcome, setOutcome] = useState<'sent' | ErrorDescription>()
  /** The server asked for more patience than it had said. */
  const [notBefore, setNotBefore] = useState(0)
  const left = useSecondsLeft(Math.max(pending.resendFrom, notBefore))
  const rest = formatDuration(left, i18n.locale)

  const run = async () => {
    if (running.current || left > 0) return
    running.current = true
    setOutcome(undefined)
    try {
      const { resend_after = RESEND_AFTER, expires_in = CODE_LIFE } = await resend({
        signup_token: pending.token,
      })
      const now = Date.now()
      setOutcome('sent')
      onSent({
        ...pending,
        resendFrom: now + resend_after * 1000,
        codeExpires: now + expires_in * 1000,
      })
    } catch (error) {
      if (isSilent(error)) return
      if (endIfExpired(error)) return onOver()
      if (error instanceof ApiError && error.retryAfter !== undefined)
        setNotBefore(Date.now() + error.retryAfter)
      setOutcome(describeError(error))
    } finally {
      running.current = false
    }
  }

  return (
    <>
      {outcome === 'sent' && (
        <InlineAlert tone="info">
          <Trans>A new code is on its way. The one before works no more.</Trans>
        </InlineAlert>
      )}
      {typeof outcome === 'object' && (
        <InlineAlert tone="error" title={outcome.title}>
          {outcome.text}
        </InlineAlert>
      )}
      <p className={classes.foot}>
        <Trans>No code? Look among the spam too.</Trans>{' '}
        <button
          type="button"
          className={classes.link}
          aria-disabled={left > 0}
          onClick={() => void run()}
        >
          {left > 0 ? <Trans>Send a new code in {rest}</Trans> : <Trans>Send a new code</Trans>}
        </button>
      </p>
    </>
  )
}
