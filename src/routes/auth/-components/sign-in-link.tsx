import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { emailState } from '@/lib/private-text'
import { realms, type RealmName } from '@/lib/realm'

/** Where to see whether a password was set when no answer said so. */
export function SignInLink({ portal, email }: { portal: RealmName; email?: string }) {
  return (
    <Link to={realms[portal].login} state={emailState(email)}>
      <Trans>Sign in with your new password</Trans>
    </Link>
  )
}
