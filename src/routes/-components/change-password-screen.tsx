import { Trans } from '@lingui/react/macro'
import { PageHeader } from '@/ui/display/page-header'
import { ChangePasswordForm } from './change-password-form'

type ChangePasswordScreenProps = {
  /** The stored display name. */
  name: string
}

/**
 * Same screen for both realms and every account (behavior 6.5), because the server decides who may change a password.
 */
export function ChangePasswordScreen({ name }: ChangePasswordScreenProps) {
  return (
    <>
      <PageHeader
        title={<Trans>Change Password</Trans>}
        description={<Trans>Choose a password that you do not use anywhere else.</Trans>}
      />
      <ChangePasswordForm name={name} />
    </>
  )
}
