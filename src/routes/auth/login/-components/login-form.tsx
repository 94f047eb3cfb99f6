import { Trans, useLingui } from '@lingui/react/macro'
import { TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { BusyButton } from '@/ui/form/busy-button'
import { FormSummary, type FormProblem } from '@/ui/form/form-summary'
import { InlineAlert } from '@/ui/feedback/inline-alert'
import { PasswordField } from '@/ui/fields/password-field'
import { useForm, type FieldErrors } from '@/ui/form/use-form'
import '@mantine/core/styles/Input.css'
import classes from './login-form.module.css'

const NAMES = ['email', 'password']

type LoginFormProps = {
  title: ReactNode
  onSubmit: (values: LoginValues) => Promise<void>
  /** What the field starts with. */
  email?: string | undefined
  error?: FormProblem | undefined
  /** Why the person is here, for example a session that has ended. */
  notice?: { title: string; text: string } | undefined
  warning?: string | undefined
  /** What can be done about the error. */
  hint?: ReactNode
  forgotLink: ReactNode
  signupLink?: ReactNode
  /** Other ways to sign in. Last: whenever they come, nothing moves. */
  others?: ReactNode
}

export function LoginForm(props: LoginFormProps) {
  const { title, onSubmit, email, error, notice, warning, hint, forgotLink, signupLink, others } =
    props
  const { t } = useLingui()
  const { form, field, busy } = useLoginForm(onSubmit, error?.fields)
  return (
    <form {...form} className={classes.form}>
      <h1 className={classes.title} tabIndex={-1}>
        {title}
      </h1>
      {notice && (
        <InlineAlert tone="info" title={notice.title}>
          {notice.text}
        </InlineAlert>
      )}
      {warning && <InlineAlert tone="warning">{warning}</InlineAlert>}
      <FormSummary problem={error} names={NAMES} />
      {hint}
      <TextInput
        {...field('email')}
        defaultValue={email}
        type="email"
        label={t`Email`}
        size="md"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        // The one thing to do here.
        autoFocus // oxlint-disable-line jsx-a11y/no-autofocus
      />
      <div className={classes.password}>
        <PasswordField
          {...field('password')}
          label={t`Password`}
          size="md"
          autoComplete="current-password"
        />
        <div className={classes.forgot}>{forgotLink}</div>
      </div>
      <BusyButton type="submit" size="md" fullWidth busy={busy}>
        <Trans>Sign in</Trans>
      </BusyButton>
      {signupLink && <p className={classes.signup}>{signupLink}</p>}
      {others}
    </form>
  )
}

export type LoginValues = { email: string; password: string }

/** What can be told before asking the backend. A password is taken as it is, spaces included. */
export function useLoginForm(
  onSubmit: (values: LoginValues) => Promise<void>,
  serverErrors: FieldErrors | undefined,
) {
  const { t } = useLingui()
  const check = (typed: FormData) => {
    const email = textOf(typed, 'email').trim()
    const password = textOf(typed, 'password')
    const errors: Record<string, string> = {}
    if (!email) errors['email'] = t`Enter your email`
    else if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email))
      errors['email'] = t`Enter a full email, for example name@company.com`
    if (!password) errors['password'] = t`Enter your password`
    return Object.keys(errors).length > 0 ? { errors } : { values: { email, password } }
  }
  return useForm({ check, onSubmit, serverErrors })
}

function textOf(typed: FormData, name: string): string {
  const value = typed.get(name)
  return typeof value === 'string' ? value : ''
}
