import { Button } from '@/ui/form/button'
import { Trans, useLingui } from '@lingui/react/macro'
import { TextInput } from '@mantine/core'
import { useLayoutEffect, type ReactNode } from 'react'
import { cleanText } from '@/lib/fold-text'
import { FormSummary, type FormProblem } from '@/ui/form/form-summary'
import { InlineAlert } from '@/ui/form/inline-alert'
import { PasswordField } from '@/ui/form/password-field'
import { findInput, useForm } from '@/ui/form/use-form'
import { cleanFormText, emailError, formText } from '@/ui/form/form-text'
import common from '@/ui/display/common.module.css'
import classes from './login-form.module.css'

const NAMES = ['email', 'password']

type LoginFormProps = {
  title: ReactNode
  onSubmit: (values: LoginValues) => Promise<void>
  /** Initial email value. */
  email?: string
  error?: FormProblem
  /** Whether the server rejected the email and password. */
  isRejected?: boolean
  /** Reason for showing the login page, for example because the login has ended. */
  notice?: { title: string; text: string }
  warning?: string
  /** Advice about the error. */
  hint?: ReactNode
  /**
   * Renders the link. `typedEmail` reads the email field on click, because the browser may have filled in the field.
   */
  forgotLink: (typedEmail: () => string | undefined) => ReactNode
  signupLink?: (typedEmail: () => string | undefined) => ReactNode
  /** Other ways to sign in. They load later and come last, so nothing moves. */
  alternatives?: ReactNode
}

export function LoginForm(props: LoginFormProps) {
  const {
    title,
    onSubmit,
    email,
    error,
    isRejected = false,
    notice,
    warning,
    hint,
    forgotLink,
    signupLink,
    alternatives,
  } = props
  const { t } = useLingui()
  const { form, field, input, busy } = useLoginForm(onSubmit, error)
  const typedEmail = () => cleanText(input('email')?.value ?? '') || undefined
  // Selects the rejected password, so the next attempt replaces it.
  useLayoutEffect(() => {
    if (!error || !isRejected) return
    const password = findInput(form.ref.current, 'password')
    password?.focus()
    password?.select()
  }, [error, isRejected, form.ref])
  return (
    <form {...form} className={`${common.form} ${common.links} ${classes.form}`}>
      <h1 className={common.largeTitle} tabIndex={-1}>
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
        autoFocus // oxlint-disable-line jsx-a11y/no-autofocus -- a form starts in its first field
      />
      <div className={classes.password}>
        <PasswordField
          {...field('password')}
          label={t`Password`}
          size="md"
          autoComplete="current-password"
        />
        <div className={classes.forgot}>{forgotLink(typedEmail)}</div>
      </div>
      <Button type="submit" size="md" fullWidth busy={busy}>
        <Trans>Sign in</Trans>
      </Button>
      {signupLink && <p className={classes.signup}>{signupLink(typedEmail)}</p>}
      {alternatives}
    </form>
  )
}

export type LoginValues = { email: string; password: string }

/** Validates the fields before the request. Sends a password as typed, including spaces. */
function useLoginForm(
  onSubmit: (values: LoginValues) => Promise<void>,
  refusal: FormProblem | undefined,
) {
  const { t } = useLingui()
  const check = (formData: FormData) => {
    const email = cleanFormText(formData, 'email')
    const password = formText(formData, 'password')
    const invalidEmail = emailError(email)
    const errors = {
      ...(invalidEmail ? { email: invalidEmail } : {}),
      ...(password ? {} : { password: t`Enter your password` }),
    }
    return Object.keys(errors).length > 0 ? { errors } : { values: { email, password } }
  }
  return useForm({
    check,
    onSubmit,
    serverErrors: refusal?.fields,
    serverLang: refusal?.lang,
  })
}
