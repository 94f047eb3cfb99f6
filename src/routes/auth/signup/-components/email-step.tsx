import { Trans, useLingui } from '@lingui/react/macro'
import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import { Checkbox, TextInput } from '@mantine/core'
import { useState } from 'react'
import { Link, useLocation, useNavigate } from '@tanstack/react-router'
import { useStartSignup } from '@/api/signup'
import { readPendingSignup, writePendingSignup } from '@/browser/pending-signup'
import { cleanText } from '@/lib/fold-text'
import { emailState, signupDrafts, getPrivateText } from '@/lib/private-text'
import { termsUrl } from '@/lib/config'
import { cleanFormText, emailError } from '@/ui/form/form-text'
import { SubmitButton } from '@/routes/auth/-components/submit-button'
import { codeDeadlines } from './code-deadlines'
import { StepPage } from './step-page'
import classes from './step-page.module.css'
import { isEmailTaken, EmailTakenNotice, InsecureConnectionWarning } from './signup-notices'
import { SENT_TO, useStepForm } from './use-step-form'

const NAMES = ['email', 'terms_accepted']
/** Used if the server does not send a length. */
const DEFAULT_CODE_LENGTH = 6

/** Step 1: email and terms. */
export function EmailStep() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { mutateAsync: start } = useStartSignup()
  useHandedEmail()

  const check = (formData: FormData) => {
    const email = cleanFormText(formData, 'email')
    const invalidEmail = emailError(email)
    const errors = {
      ...(invalidEmail ? { email: invalidEmail } : {}),
      ...(formData.has('terms_accepted')
        ? {}
        : { terms_accepted: t`Accept the terms and conditions to continue` }),
    }
    return Object.keys(errors).length > 0 ? { errors } : { values: email }
  }

  const { form, field, busy, failure } = useStepForm<string>({
    names: NAMES,
    check,
    save: async (email) => {
      const pending = readPendingSignup()
      // If the user went back, continues the same sign-up without sending another code.
      const canContinue = pending && (pending.verified || pending.codeExpires > Date.now())
      if (canContinue && signupDrafts.get(SENT_TO) === email) {
        await navigate({
          to: pending.verified ? '/auth/signup/create-password' : '/auth/signup/otp-verification',
        })
        return
      }
      const signup = await start(email)
      signupDrafts.set(SENT_TO, email)
      writePendingSignup({
        token: signup.signup_token,
        verified: false,
        codeLength: signup.otp_length ?? DEFAULT_CODE_LENGTH,
        ...codeDeadlines(signup),
      })
      await navigate({ to: '/auth/signup/otp-verification' })
    },
  })

  const { defaultValue: accepted, ...terms } = field('terms_accepted')
  const isTaken = isEmailTaken(failure?.error)
  return (
    <StepPage
      form={form}
      failure={isTaken ? undefined : failure}
      names={NAMES}
      text={<Trans>We will send you a code to confirm that the address is yours.</Trans>}
    >
      {isTaken && <EmailTakenNotice email={typedEmail()} />}
      <InsecureConnectionWarning />
      <TextInput
        {...field('email')}
        type="email"
        label={t`Work email`}
        size="md"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus // oxlint-disable-line jsx-a11y/no-autofocus -- a form starts in its first field
      />
      <Checkbox
        size="sm"
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
          Already have an account?{' '}
          <Link to="/auth/login" state={() => emailState(typedEmail())}>
            Sign in
          </Link>
        </Trans>
      </p>
    </StepPage>
  )
}

const typedEmail = () => cleanText(signupDrafts.get('email') ?? '') || undefined

/** Draft key that stores the last applied `emailKey`, so its email is applied only once. It isn't a form field. */
const HANDED = 'handed_email'

/** Fills the field once with the email typed on the login page. When the user returns, the field keeps newer text. */
function useHandedEmail(): void {
  const key = useLocation({ select: ({ state }) => state.emailKey })
  useState(() => {
    const email = getPrivateText(key)
    if (!key || email === undefined || signupDrafts.get(HANDED) === key) return
    signupDrafts.set(HANDED, key)
    signupDrafts.set('email', email)
  })
}
