import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { emailState } from '@/lib/private-text'
import { realms, type RealmName } from '@/lib/realm'

/** Link that lets the user check whether a password was set, if no response confirmed it. */
export function SignInLink({ portal, email }: { portal: RealmName; email?: string }) {
  return (
    <Link to={realms[portal].login} state={emailState(email)}>
      <Trans>Sign in with your new password</Trans>
    </Link>
  )
}
