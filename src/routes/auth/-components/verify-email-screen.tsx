import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { describeError } from '@/api/errors'
import { useVerifyEmail } from '@/api/recovery/mutations'
import type { VerifiedEmail } from '@/api/recovery/schema'
import { forgetLinkToken, linkToken } from '@/browser/link-token'
import { InlineAlert } from '@/ui/form/inline-alert'
import { Data } from '@/ui/display/data'
import { LinkNotice } from './link-notice'
import { toLinkFailure, checkLinkToken, type LinkFailure } from './link-failure'
import { LinkSkeleton, RecoveryPage } from './recovery-page'
import { RetryNotice } from './retry-notice'
import { useRestoreFocus } from './use-restore-focus'

type Outcome = { verified: VerifiedEmail } | { failure: LinkFailure } | { error: unknown }

/** Confirms the email address as soon as the link is opened. */
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
  const { mutateAsync: verify } = useVerifyEmail()
  const [busy, setBusy] = useState(true)
  const [outcome, setOutcome] = useState<Outcome>()
  // A link works once: a second call would be refused.
  const isStarted = useRef(false)

  const run = async () => {
    setBusy(true)
    try {
      const verified = await verify(token)
      forgetLinkToken()
      setOutcome({ verified })
    } catch (error) {
      const failure = toLinkFailure(error)
      setOutcome(failure ? { failure } : { error })
    } finally {
      setBusy(false)
    }
  }
  useEffect(() => {
    if (isStarted.current) return
    isStarted.current = true
    void run()
  })

  if (!outcome) return <LinkSkeleton />
  if ('failure' in outcome) return <InvalidLink failure={outcome.failure} />
  if ('error' in outcome)
    return (
      <RetryNotice error={describeError(outcome.error)} busy={busy} onRetry={() => void run()} />
    )
  return outcome.verified.verified ? (
    <Confirmed email={outcome.verified.email_masked} />
  ) : (
    <InvalidLink failure={{ kind: 'spent' }} />
  )
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
