import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { ApiError } from '@/api/core/api-error'
import { serverLanguage } from '@/backend/server-language'
import type { ErrorDescription } from '@/api/core/errors'
import { useVerifyCode } from '@/api/signup'
import { writePendingSignup, type PendingSignup } from '@/browser/pending-signup'
import { signupDrafts } from '@/lib/private-text'
import { findOneTimeCode } from '@/lib/fold-text'
import { joinSentences } from '@/lib/format'
import { formatDuration } from '@/lib/format-units'
import { formText } from '@/ui/form/form-text'
import { SubmitButton } from '@/routes/auth/-components/submit-button'
import { CodeField } from './code-field'
import { useSecondsLeft } from '@/ui/feedback/use-seconds-left'
import { ResendCode } from './resend-code'
import { endIfExpired, RestartLink, useExpiredDescription } from './signup-notices'
import { StepPage } from './step-page'
import { SENT_TO, useStepForm } from './use-step-form'
import { SentenceGap } from '@/ui/display/joined-text'

const NAMES = ['otp']

/** Step 2: the one-time code. */
export function CodeStep({ pending: initialPending }: { pending: PendingSignup }) {
  const { t, i18n } = useLingui()
  const navigate = useNavigate()
  const { mutateAsync: verify } = useVerifyCode()
  const expiredDescription = useExpiredDescription()
  const [pending, setPending] = useState(initialPending)
  const [isExpired, setIsExpired] = useState(false)
  const secondsLeft = useSecondsLeft(pending.codeExpires)
  const { codeLength: length } = pending

  const describeRefusal = ({ body }: ApiError): string => {
    if (Date.now() >= pending.codeExpires) return t`This code has expired. Request a new one.`
    // Drops a message in another language, because the number of attempts is appended in the screen's language.
    const lang = serverLanguage(body.message ?? '', body.content_language)
    const isReadable = lang === undefined || lang === i18n.locale
    const text = (isReadable && body.message) || t`This code is incorrect.`
    const { trials_remaining: trials } = body
    if (trials === undefined) return text
    return trials > 0
      ? joinSentences(
          [text, t`${plural(trials, { one: '# attempt left', other: '# attempts left' })}.`],
          i18n.locale,
        )
      : t`Too many attempts with this code. Request a new one.`
  }

  const explain = (error: unknown): Partial<ErrorDescription> | undefined => {
    const hasExpired = endIfExpired(error)
    setIsExpired(hasExpired)
    if (hasExpired) return expiredDescription
    if (!(error instanceof ApiError) || (error.status !== 400 && error.status !== 422)) return
    const text = describeRefusal(error)
    return { text, fields: { otp: text }, lang: undefined }
  }

  const { form, field, busy, failure, clearFailure } = useStepForm<string>({
    // A code is never stored (row J6).
    names: [],
    check: (formData) => {
      const otp = findOneTimeCode(formText(formData, 'otp'), length)
      return otp ? { values: otp } : { errors: { otp: t`Enter the ${length}-digit code` } }
    },
    explain,
    save: async (otp) => {
      const { signup_token: token } = await verify({ signup_token: pending.token, otp })
      writePendingSignup({ ...pending, token, verified: true })
      // Replaces this step, because an accepted code can't be entered again.
      await navigate({ to: '/auth/signup/create-password', replace: true })
    },
  })

  const email = signupDrafts.get(SENT_TO)
  const rest = formatDuration(secondsLeft, i18n.locale)
  return (
    <StepPage
      form={form}
      failure={failure}
      names={NAMES}
      text={
        <>
          {email ? (
            <Trans>
              We sent a {length}-digit code to <bdi translate="no">{email}</bdi>.
            </Trans>
          ) : (
            <Trans>We sent a {length}-digit code to your email.</Trans>
          )}
          <SentenceGap />
          {secondsLeft > 0 ? <Trans>It expires in {rest}.</Trans> : <Trans>It has expired.</Trans>}
        </>
      }
    >
      {isExpired ? (
        <RestartLink />
      ) : (
        <>
          <CodeField
            // Clears the field when a new code is sent.
            key={pending.codeExpires}
            name="otp"
            label={t({ message: 'Code', context: 'by email or phone' })}
            length={length}
            error={field('otp').error}
          />
          <SubmitButton busy={busy}>
            <Trans>Continue</Trans>
          </SubmitButton>
          <ResendCode
            pending={pending}
            onExpired={() => setIsExpired(true)}
            onSent={(next) => {
              writePendingSignup(next)
              setPending(next)
              clearFailure()
            }}
          />
        </>
      )}
    </StepPage>
  )
}
