import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { ApiError } from '@/api/core/api-error'
import { SIGNUP_EXPIRED } from '@/backend/signup'
import { clearPendingSignup } from '@/browser/pending-signup'
import { emailState } from '@/lib/private-text'
import { InlineAlert } from '@/ui/form/inline-alert'
import classes from './step-page.module.css'

/** Whether the sign-up has expired on the server. If so, also removes its token, and the user has to start again. */
export function endIfExpired(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.kind !== 'status') return false
  const isExpired =
    error.body.error_code === SIGNUP_EXPIRED || [404, 410].includes(error.status ?? 0)
  if (isExpired) clearPendingSignup()
  return isExpired
}

/** Returns the error description for an expired sign-up, to show in the form summary. */
export function useExpiredDescription() {
  const { t } = useLingui()
  return {
    title: t`This sign-up has expired`,
    text: t`Start again with your email. It takes about a minute.`,
    fields: {},
    lang: undefined,
  }
}

/** Link shown in place of the fields if the sign-up has expired. */
export function RestartLink() {
  return (
    <p className={classes.foot}>
      <Link to="/auth/signup">
        <Trans>Start again</Trans>
      </Link>
    </p>
  )
}

/** Whether the email already has an account. */
export function isEmailTaken(error: unknown): boolean {
  return error instanceof ApiError && error.status === 409
}

/** Offers two ways into the existing account. Both screens start with the email filled in. */
export function EmailTakenNotice({ email }: { email: string | undefined }) {
  const state = emailState(email)
  return (
    <InlineAlert tone="error" title={<Trans>This email already has an account</Trans>}>
      <Trans>Sign in with it, or choose a new password if you have forgotten yours.</Trans>
      <span className={classes.alternatives}>
        <Link to="/auth/login" state={state}>
          <Trans>Sign in</Trans>
        </Link>
        <Link to="/auth/forgot-password" state={state}>
          <Trans>Choose a new password</Trans>
        </Link>
      </span>
    </InlineAlert>
  )
}

/** Warns before the user sends a password over http. */
export function InsecureConnectionWarning() {
  if (window.isSecureContext) return null
  return (
    <InlineAlert tone="warning">
      <Trans>
        This connection is not secure. Open the portal over HTTPS to protect your password.
      </Trans>
    </InlineAlert>
  )
}
