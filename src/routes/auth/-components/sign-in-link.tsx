import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { realms, type RealmName } from '@/auth/realm'

/** Where to see whether a password was set when no answer said so. */
export function SignInLink({ portal }: { portal: RealmName }) {
  return (
    <Link to={realms[portal].login}>
      <Trans>Sign in with the new password</Trans>
    </Link>
  )
}
