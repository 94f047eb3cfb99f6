import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useCreatePassword } from '@/api/signup'
import { clearPendingSignup, type PendingSignup } from '@/browser/pending-signup'
import { signupDrafts } from '@/lib/private-text'
import { formText } from '@/ui/form/form-text'
import { SignInLink } from '@/routes/auth/-components/sign-in-link'
import { SubmitButton } from '@/routes/auth/-components/submit-button'
import { NewPassword } from '@/routes/-components/password/new-password'
import { newPasswordProblem } from '@/routes/-components/password/password-rules'
import { StepPage } from './step-page'
import {
  endIfExpired,
  isEmailTaken,
  RestartLink,
  useExpiredDescription,
  EmailTakenNotice,
  InsecureConnectionWarning,
} from './signup-notices'
import { SENT_TO, useStepForm } from './use-step-form'

const NAMES = ['password']

/** Step 3: the password. Creates the account and signs in. */
export function PasswordStep({ pending }: { pending: PendingSignup }) {
  const { t } = useLingui()
  const router = useRouter()
  const { mutateAsync: create } = useCreatePassword()
  const expiredDescription = useExpiredDescription()
  // Keeps the email in the state, because the new login clears text that was typed before.
  const [email] = useState(() => signupDrafts.get(SENT_TO))
  const about = email ? [email] : []
  const [isExpired, setIsExpired] = useState(false)

  const { form, field, busy, failure } = useStepForm<string>({
    // A password is never stored (rows J5, J6).
    names: [],
    check: (formData) => {
      const password = formText(formData, 'password')
      const problem = newPasswordProblem(password, about)
      return problem ? { errors: { password: problem } } : { values: password }
    },
    explain: (error) => {
      const hasExpired = endIfExpired(error)
      setIsExpired(hasExpired)
      return hasExpired ? expiredDescription : undefined
    },
    save: async (password) => {
      await create({ token: pending.token, password })
      clearPendingSignup()
      await router.navigate({ to: '/auth/signup/name', replace: true })
    },
  })

  const isTaken = isEmailTaken(failure?.error)
  return (
    <StepPage
      form={form}
      failure={isTaken ? undefined : failure}
      names={NAMES}
      look={<SignInLink portal="client" email={email} />}
      text={<Trans>You will use it with your email to sign in.</Trans>}
    >
      {isTaken && <EmailTakenNotice email={email} />}
      <InsecureConnectionWarning />
      {isExpired ? (
        <RestartLink />
      ) : (
        <>
          {/* Lets password managers match the password to the account. */}
          {email && <input type="text" autoComplete="username" value={email} readOnly hidden />}
          <NewPassword
            name="password"
            label={t`Password`}
            error={field('password').error}
            about={about}
            size="md"
            autoFocus // oxlint-disable-line jsx-a11y/no-autofocus -- a form starts in its first field
          />
          <SubmitButton busy={busy}>
            <Trans>Create the account</Trans>
          </SubmitButton>
        </>
      )}
    </StepPage>
  )
}
