import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { describeError } from '@/api/core/errors'
import { isRecoveryKey, useFirstPassword, useInitializePassword } from '@/api/recovery'
import { realms } from '@/lib/realm'
import { clearLinkToken, linkToken } from '@/browser/link-token'
import { Data } from '@/ui/display/data'
import { Time } from '@/ui/display/time'
import { LinkNotice } from './link-notice'
import { LinkPasswordForm } from './link-password-form'
import { toLinkFailure, checkLinkToken, type LinkFailure } from './link-failure'
import { LinkSkeleton, RecoveryPage } from './recovery-page'
import { RetryNotice } from './retry-notice'
import { SentenceGap } from '@/ui/display/joined-text'

/** Sets the first password of an account that someone else created, and signs in. */
export function FirstPasswordScreen() {
  const [token] = useState(() => linkToken('initialize-password') ?? '')
  const [failure, setFailure] = useState(() => checkLinkToken(linkToken('initialize-password')))
  return failure ? (
    <InvalidInvitation failure={failure} />
  ) : (
    <FirstPassword token={token} onLinkFailure={setFailure} />
  )
}

type FirstPasswordProps = { token: string; onLinkFailure: (failure: LinkFailure) => void }

function FirstPassword({ token, onLinkFailure }: FirstPasswordProps) {
  const { t } = useLingui()
  const router = useRouter()
  const { mutateAsync: initialize } = useInitializePassword()
  const { data, error, isFetching, refetch } = useFirstPassword(token)

  const submit = async (password: string) => {
    await initialize({ token, password })
    clearLinkToken()
    // Keeps this screen's own query. Without its data, the screen would request the used link again.
    router.options.context.queryClient.removeQueries({
      predicate: ({ queryKey }) => !isRecoveryKey(queryKey),
    })
    router.history.replace(realms.client.landing)
  }

  const failure = toLinkFailure(error)
  if (failure) return <InvalidInvitation failure={failure} />
  if (!data)
    return (
      <RecoveryPage title={<Trans>Choose your password</Trans>}>
        {error ? (
          <RetryNotice
            error={describeError(error)}
            busy={isFetching}
            onRetry={() => void refetch()}
          />
        ) : (
          <LinkSkeleton />
        )}
      </RecoveryPage>
    )
  const { name, email_masked: email, expires_at: expires } = data
  return (
    <RecoveryPage
      title={<Trans>Choose your password</Trans>}
      text={
        <>
          {email ? (
            <Trans>
              For the account <Data>{email}</Data>.
            </Trans>
          ) : (
            <Trans>For your new account.</Trans>
          )}
          <SentenceGap />
          {expires && (
            <Trans>
              The link expires <Time value={expires} as="relative" />.
            </Trans>
          )}
        </>
      }
    >
      <LinkPasswordForm
        name="password"
        label={t`Password`}
        about={name ? [name] : []}
        portal="client"
        onSubmit={submit}
        onLinkFailure={onLinkFailure}
      >
        <Trans>Save and sign in</Trans>
      </LinkPasswordForm>
    </RecoveryPage>
  )
}

function InvalidInvitation({ failure }: { failure: LinkFailure }) {
  return (
    <RecoveryPage title={<Trans>Choose your password</Trans>}>
      <LinkNotice
        failure={failure}
        spentAdvice={
          <Trans>
            If you have already chosen a password, sign in with it. Otherwise, ask the person who
            invited you to send the invitation again.
          </Trans>
        }
      />
    </RecoveryPage>
  )
}
