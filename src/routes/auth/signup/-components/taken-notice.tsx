import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { InlineAlert } from '@/ui/feedback/inline-alert'
import classes from './step-page.module.css'

/** The e-mail has an account: two ways into it, and the e-mail goes along. */
export function TakenNotice({ email }: { email: string | undefined }) {
  const state = email ? { email } : {}
  return (
    <InlineAlert tone="error" title={<Trans>This email has an account already</Trans>}>
      <Trans>Sign in with it, or choose a new password if you have forgotten yours.</Trans>
      <span className={classes.ways}>
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
