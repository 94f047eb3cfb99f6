import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useCreatePassword } from '@/api/signup/mutations'
import { clearPendingSignup, type PendingSignup } from '@/auth/pending-signup'
import { SubmitButton } from '@/routes/auth/-components/submit-button'
import { InlineAlert } from '@/ui/feedback/inline-alert'
import { NewPassword } from '@/routes/-components/password/new-password'
import { newPasswordProblem } from '@/routes/-components/password/new-password-problem'
import { useDrafts } from './drafts'
import { endIfExpired, isTaken } from './signup-over'
import { StartAgain, useExpiredText } from './start-again'
import { StepPage } from './step-page'
import { TakenNotice } from './taken-notice'
import { useStepForm } from './use-step-form'

const NAMES = ['password']

/** Step 3: the password makes the account, and signs in to it. */
export function PasswordStep({ pending }: { pending: PendingSignup }) {
  const { t } = useLingui()
  const router = useRouter()
  const { mutateAsync: create } = useCreatePassword()
  const overWords = useExpiredText()
  const email = useDrafts().get('sent_to')
  const about = email ? [email] : []
  const [isExpired, setIsExpired] = useState(false)

  const { form, field, busy, failure } = useStepForm<string>({
    // A password is kept nowhere (rows J5, J6).
    names: [],
    check: (typed) => {
      const value = typed.get('password')
      const password = typeof value === 'string' ? value : ''
      const problem = newPasswordProblem(password, about)
      return problem ? { errors: { password: problem } } : { values: password }
    },
    explain: (error) => {
      const expired = endIfExpired(error)
      setIsExpired(expired)
      return expired ? overWords : undefined
    },
    save: async (password) => {
      await create({ token: pending.token, password })
      clearPendingSignup()
      // Whatever another login has left is nobody's any more.
      router.options.context.queryClient.clear()
      await router.navigate({ to: '/auth/signup/name', replace: true })
    },
  })

  const taken = isTaken(failure?.error)
  return (
    <StepPage
      form={form}
      failure={taken ? undefined : failure}
      names={NAMES}
      text={<Trans>You sign in with it and your email.</Trans>}
    >
      {taken && <TakenNotice email={email} />}
      {!window.isSecureContext && (
        <InlineAlert tone="warning">
          <Trans>
            This connection is not secure. Open the portal with https to protect your password.
          </Trans>
        </InlineAlert>
      )}
      {isExpired ? (
        <StartAgain />
      ) : (
        <>
          {/* Tells a password manager whose password it is. */}
          {email && <input type="text" autoComplete="username" value={email} readOnly hidden />}
          <NewPassword
            name="password"
            label={t`Password`}
            error={field('password').error}
            about={about}
            size="md"
            // The one thing to do here.
            autoFocus // oxlint-disable-line jsx-a11y/no-autofocus
          />
          <SubmitButton busy={busy}>
            <Trans>Create the account</Trans>
          </SubmitButton>
        </>
      )}
    </StepPage>
  )
}
