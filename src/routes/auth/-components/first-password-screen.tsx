import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { describeError } from '@/api/errors'
import { useInitializePassword } from '@/api/recovery/mutations'
import { useFirstPassword } from '@/api/recovery/queries'
import { realms } from '@/auth/realm'
import { forgetLinkToken, linkToken } from '@/browser/link-token'
import { Data } from '@/ui/display/data'
import { Time } from '@/ui/display/time'
import { LinkNotice } from './link-notice'
import { LinkPasswordForm } from './link-password-form'
import { problemOfLink, problemOfToken, type LinkProblem } from './link-problem'
import { LinkWait } from './recovery-page'
import { RecoveryPage } from './recovery-page'
import { RetryNotice } from './retry-notice'

/** The first password of an account that somebody else has made. It signs in at once. */
export function FirstPasswordScreen() {
  const [token] = useState(() => linkToken('initialize-password') ?? '')
  const [problem, setProblem] = useState(() => problemOfToken(linkToken('initialize-password')))
  return problem ? (
    <Refused problem={problem} />
  ) : (
    <FirstPassword token={token} onLinkProblem={setProblem} />
  )
}

type FirstPasswordProps = { token: string; onLinkProblem: (problem: LinkProblem) => void }

function FirstPassword({ token, onLinkProblem }: FirstPasswordProps) {
  const { t } = useLingui()
  const router = useRouter()
  const { mutateAsync: initialize } = useInitializePassword()
  const { data, error, isFetching, refetch } = useFirstPassword(token)

  const submit = async (password: string) => {
    await initialize({ token, password })
    forgetLinkToken()
    // This screen's own query goes with it: cleared now, it would ask for the spent link again.
    router.options.context.queryClient.removeQueries({
      predicate: ({ queryKey }) => queryKey[0] !== 'public',
    })
    router.history.replace(realms.client.landing)
  }

  const problem = problemOfLink(error)
  if (problem) return <Refused problem={problem} />
  if (!data)
    return (
      <RecoveryPage title={<Trans>Choose your password</Trans>}>
        {error ? (
          <RetryNotice
            told={describeError(error)}
            busy={isFetching}
            onRetry={() => void refetch()}
          />
        ) : (
          <LinkWait />
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
          )}{' '}
          {expires && (
            <Trans>
              The link expires <Time value={expires} />.
            </Trans>
          )}
        </>
      }
    >
      <LinkPasswordForm
        name="password"
        label={t`Password`}
        about={name ? [name] : []}
        onSubmit={submit}
        onLinkProblem={onLinkProblem}
      >
        <Trans>Save and sign in</Trans>
      </LinkPasswordForm>
    </RecoveryPage>
  )
}

function Refused({ problem }: { problem: LinkProblem }) {
  return (
    <RecoveryPage title={<Trans>Choose your password</Trans>}>
      <LinkNotice
        problem={problem}
        whenSpent={
          <Trans>
            If you have chosen a password already, sign in with it. Otherwise ask whoever invited
            you to send the invitation again.
          </Trans>
        }
      />
    </RecoveryPage>
  )
}
