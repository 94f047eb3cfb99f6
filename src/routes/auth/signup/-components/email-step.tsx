import { Trans, useLingui } from '@lingui/react/macro'
import '@mantine/core/styles/Checkbox.css'
import '@mantine/core/styles/InlineInput.css'
import '@mantine/core/styles/Input.css'
import { Checkbox, TextInput } from '@mantine/core'
import { Link, useNavigate } from '@tanstack/react-router'
import { useStartSignup } from '@/api/signup/mutations'
import { readPendingSignup, writePendingSignup } from '@/auth/pending-signup'
import { termsUrl } from '@/lib/config'
import { SubmitButton } from '@/routes/auth/-components/submit-button'
import { InlineAlert } from '@/ui/feedback/inline-alert'
import { useDrafts } from './drafts'
import { isTaken } from './signup-over'
import { StepPage } from './step-page'
import classes from './step-page.module.css'
import { TakenNotice } from './taken-notice'
import { textOf, useStepForm } from './use-step-form'

const NAMES = ['email', 'terms_accepted']
/** Whom the code of this sign-up was sent to. */
const SENT_TO = 'sent_to'
const CODE_LENGTH = 6
/** Seconds, where the server does not say. */
const CODE_LIFE = 300
const RESEND_AFTER = 30

/** Step 1: the e-mail, and the terms. */
export function EmailStep() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const drafts = useDrafts()
  const { mutateAsync: start } = useStartSignup()

  const check = (typed: FormData) => {
    const email = textOf(typed, 'email')
    const errors: Record<string, string> = {}
    if (!email) errors['email'] = t`Enter your email`
    else if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email))
      errors['email'] = t`Enter a full email, for example name@company.com`
    if (!typed.has('terms_accepted'))
      errors['terms_accepted'] = t`Accept the terms and conditions to go on`
    return Object.keys(errors).length > 0 ? { errors } : { values: email }
  }

  const { form, field, busy, failure } = useStepForm<string>({
    names: NAMES,
    check,
    save: async (email) => {
      const pending = readPendingSignup()
      // Here again by "Back", with a sign-up that goes on: no second code, no second sign-up.
      const goesOn = pending && (pending.verified || pending.codeExpires > Date.now())
      if (goesOn && drafts.get(SENT_TO) === email) {
        await navigate({
          to: pending.verified ? '/auth/signup/create-password' : '/auth/signup/otp-verification',
        })
        return
      }
      const begun = await start(email)
      drafts.set(SENT_TO, email)
      const now = Date.now()
      writePendingSignup({
        token: begun.signup_token,
        verified: false,
        codeLength: begun.otp_length ?? CODE_LENGTH,
        codeExpires: now + (begun.expires_in ?? CODE_LIFE) * 1000,
        resendFrom: now + (begun.resend_after ?? RESEND_AFTER) * 1000,
      })
      await navigate({ to: '/auth/signup/otp-verification' })
    },
  })

  const { defaultValue: accepted, ...terms } = field('terms_accepted')
  const taken = isTaken(failure?.error)
  return (
    <StepPage
      form={form}
      failure={taken ? undefined : failure}
      names={NAMES}
      text={<Trans>We send you a code to confirm that the address is yours.</Trans>}
    >
      {taken && <TakenNotice email={drafts.get('email')?.trim()} />}
      {!window.isSecureContext && (
        <InlineAlert tone="warning">
          <Trans>
            This connection is not secure. Open the portal with https to protect your password.
          </Trans>
        </InlineAlert>
      )}
      <TextInput
        {...field('email')}
        type="email"
        label={t`Work email`}
        size="md"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        // The one thing to do here.
        autoFocus // oxlint-disable-line jsx-a11y/no-autofocus
      />
      <Checkbox
        {...terms}
        defaultChecked={accepted === 'on'}
        aria-invalid={terms.error ? true : undefined}
        label={
          <Trans>
            I accept the{' '}
            <a href={termsUrl} target="_blank" rel="noreferrer">
              terms and conditions
            </a>
          </Trans>
        }
      />
      <SubmitButton busy={busy}>
        <Trans>Send the code</Trans>
      </SubmitButton>
      <p className={classes.foot}>
        <Trans>
          Have an account? <Link to="/auth/login">Sign in</Link>
        </Trans>
      </p>
    </StepPage>
  )
}
