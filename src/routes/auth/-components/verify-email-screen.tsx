import { Trans, useLingui } from '@lingui/react/macro'
import { useCallback, useEffect, useState } from 'react'
import { describeError } from '@/api/core/errors'
import { useVerifyEmail } from '@/api/recovery'
import type { VerifiedEmail } from '@/backend/recovery'
import { clearLinkToken, linkToken } from '@/browser/link-token'
import { InlineAlert } from '@/ui/form/inline-alert'
import { Data } from '@/ui/display/data'
import { LinkNotice } from './link-notice'
import { toLinkFailure, checkLinkToken, type LinkFailure } from './link-failure'
import { LinkSkeleton, RecoveryPage } from './recovery-page'
import { RetryNotice } from './retry-notice'
import { useRestoreFocus } from './use-restore-focus'

/** Confirms the email address as soon as the user opens the link. */
export function VerifyEmailScreen() {
  const [token] = useState(() => linkToken('verify-email') ?? '')
  const [failure] = useState(() => checkLinkToken(linkToken('verify-email')))
  return (
    <RecoveryPage title={<Trans>Confirm your email</Trans>}>
      {failure ? <InvalidLink failure={failure} /> : <Verification token={token} />}
    </RecoveryPage>
  )
}

function Verification({ token }: { token: string }) {
  const { mutateAsync: verify, isIdle, isPending } = useVerifyEmail()
  const [verified, setVerified] = useState<VerifiedEmail>()
  // Stored separately, because a retry clears the mutation's error, but the error notice contains the focused button.
  const [error, setError] = useState<unknown>()

  const run = useCallback(() => {
    const show = (response: VerifiedEmail) => {
      clearLinkToken()
      setVerified(response)
    }
    verify(token).then(show, setError)
  }, [verify, token])
  useEffect(() => {
    // A link works only once, so the server would reject a second request.
    if (isIdle) run()
  }, [isIdle, run])

  const failure = toLinkFailure(error)
  if (verified?.verified) return <Confirmed email={verified.email_masked} />
  if (verified) return <InvalidLink failure={{ kind: 'spent' }} />
  if (failure) return <InvalidLink failure={failure} />
  if (error) return <RetryNotice error={describeError(error)} busy={isPending} onRetry={run} />
  return <LinkSkeleton />
}

function Confirmed({ email }: { email: string | undefined }) {
  const { t } = useLingui()
  useRestoreFocus()
  return (
    <InlineAlert tone="info" title={t`Your email is confirmed`}>
      {email ? (
        <Trans>
          You have confirmed <Data>{email}</Data>. You can sign in now.
        </Trans>
      ) : (
        <Trans>You can sign in now.</Trans>
      )}
    </InlineAlert>
  )
}

function InvalidLink({ failure }: { failure: LinkFailure }) {
  return (
    <LinkNotice
      failure={failure}
      spentAdvice={
        <Trans>
          If your email is already confirmed, sign in. Otherwise, ask your provider for a new link.
        </Trans>
      }
    />
  )
}
