import { ButtonLink } from '@/ui/form/button'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { createFileRoute, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useResetPassword } from '@/api/recovery'
import { portalSearchSchema } from '@/auth/guards'
import { realms } from '@/lib/realm'
import { clearLinkToken, linkToken } from '@/browser/link-token'
import { toast } from '@/ui/feedback/toast'
import { LinkNotice } from './-components/link-notice'
import { LinkPasswordForm } from './-components/link-password-form'
import { checkLinkToken } from './-components/link-failure'
import { RecoveryPage } from './-components/recovery-page'

export const Route = createFileRoute('/auth/reset-password')({
  staticData: { title: msg`Choose a new password` },
  validateSearch: portalSearchSchema,
  component: ResetPasswordPage,
})

function ResetPasswordPage() {
  const { t } = useLingui()
  const { portal = 'client' } = Route.useSearch()
  const router = useRouter()
  const { mutateAsync: reset } = useResetPassword(portal)
  const [token] = useState(() => linkToken('reset-password') ?? '')
  const [failure, setFailure] = useState(() => checkLinkToken(linkToken('reset-password')))

  const submit = async (password: string) => {
    await reset({ token, password })
    clearLinkToken()
    // The login page shows the same message, but a signed-in user is redirected past it.
    if (router.options.context.auth.snapshot()) void toast('success', t`Your password was changed.`)
    await router.navigate({ to: realms[portal].login, state: { notice: 'reset' }, replace: true })
  }

  return (
    <RecoveryPage portal={portal} title={<Trans>Choose a new password</Trans>}>
      {failure ? (
        <>
          <LinkNotice failure={failure} spentAdvice={null} />
          <ButtonLink
            to="/auth/forgot-password"
            search={portal === 'admin' ? { portal } : {}}
            size="md"
            fullWidth
          >
            <Trans>Request a new link</Trans>
          </ButtonLink>
        </>
      ) : (
        <LinkPasswordForm
          name="new_password"
          label={t`New password`}
          portal={portal}
          onSubmit={submit}
          onLinkFailure={setFailure}
        >
          <Trans>Change password</Trans>
        </LinkPasswordForm>
      )}
    </RecoveryPage>
  )
}
