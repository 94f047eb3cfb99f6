import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { describeError } from '@/api/errors'
import { useVerifyEmail } from '@/api/recovery/mutations'
import type { VerifiedEmail } from '@/api/recovery/schema'
import { forgetLinkToken, linkToken } from '@/browser/link-token'
import { InlineAlert } from '@/ui/feedback/inline-alert'
import { Data } from '@/ui/display/data'
import { LinkNotice } from './link-notice'
import { problemOfLink, problemOfToken, type LinkProblem } from './link-problem'
import { LinkWait } from './recovery-page'
import { RecoveryPage } from './recovery-page'
import { RetryNotice } from './retry-notice'
import { useLostFocus } from './use-lost-focus'

type Outcome = { verified: VerifiedEmail } | { problem: LinkProblem } | { error: unknown }

/** Confirms the e-mail of the link as soon as it is open. */
export function VerifyEmailScreen() {
  const [token] = useState(() => linkToken('verify-email') ?? '')
  const [broken] = useState(() => problemOfToken(linkToken('verify-email')))
  return (
    <RecoveryPage title={<Trans>Confirm your email</Trans>}>
      {broken ? <Refused problem={broken} /> : <Verification token={token} />}
    </RecoveryPage>
  )
}

function Verification({ token }: { token: string }) {
  const { mutateAsync: verify } = useVerifyEmail()
  const [busy, setBusy] = useState(true)
  const [outcome, setOutcome] = useState<Outcome>()
  // A second call would find the link used.
  const started = useRef(false)

  const run = async () => {
    setBusy(true)
    try {
      const verified = await verify(token)
      forgetLinkToken()
      setOutcome({ verified })
    } catch (error) {
      const problem = problemOfLink(error)
      setOutcome(problem ? { problem } : { error })
    } finally {
      setBusy(false)
    }
  }
  useEffect(() => {
    if (started.current) return
    started.current = true
    void run()
  })

  if (!outcome) return <LinkWait />
  if ('problem' in outcome) return <Refused problem={outcome.problem} />
  if ('error' in outcome)
    return (
      <RetryNotice told={describeError(outcome.error)} busy={busy} onRetry={() => void run()} />
    )
  return outcome.verified.verified ? (
    <Confirmed email={outcome.verified.email_masked} />
  ) : (
    <Refused problem={{ kind: 'spent' }} />
  )
}

function Confirmed({ email }: { email: string | undefined }) {
  const { t } = useLingui()
  useLostFocus()
  return (
    <InlineAlert tone="info" title={t`Your email is confirmed`}>
      {email ? (
        <Trans>
          <Data>{email}</Data> is yours. You can sign in now.
        </Trans>
      ) : (
        <Trans>You can sign in now.</Trans>
      )}
    </InlineAlert>
  )
}

function Refused({ problem }: { problem: LinkProblem }) {
  return (
    <LinkNotice
      problem={problem}
      whenSpent={
        <Trans>
          If your email is confirmed already, sign in. Otherwise ask your provider for a new link.
        </Trans>
      }
    />
  )
}
