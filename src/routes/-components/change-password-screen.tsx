import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { Scope } from '@/auth/realm'
import { PageHeader } from '@/ui/display/page-header'
import { EmptyState } from '@/ui/feedback/states'
import { ChangePasswordForm } from './change-password-form'

type ChangePasswordScreenProps = {
  scope: Scope
  /** The stored display name. */
  name: string
  /** Clients only. An empty one counts as having a password: the server decides. */
  accountType?: string
}

/** The same for both realms. Every account may open it (behaviour 6.5). */
export function ChangePasswordScreen({ scope, name, accountType }: ChangePasswordScreenProps) {
  const hasPassword = !accountType || accountType === 'email'
  return (
    <>
      <PageHeader
        title={<Trans>Change Password</Trans>}
        description={
          hasPassword && <Trans>Choose a password that you do not use anywhere else.</Trans>
        }
      />
      {hasPassword ? (
        <ChangePasswordForm scope={scope} name={name} />
      ) : (
        <EmptyState
          title={<Trans>This account has no password to change here</Trans>}
          text={<Trans>This account does not sign in with an email and a password.</Trans>}
          action={
            <Link to="/app/pages/profile">
              <Trans>My account</Trans>
            </Link>
          }
        />
      )}
    </>
  )
}
