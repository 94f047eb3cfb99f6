import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ApiError } from '@/api/core/api-error'
import { EMAIL_NOT_VERIFIED } from '@/backend/login'
import type { RealmName } from '@/lib/realm'
import { InlineAlert } from '@/ui/form/inline-alert'
import { RetryCountdown } from '@/ui/feedback/retry-countdown'

/** Advice if the server rejects a sign-in for a reason other than a wrong email or password. */
export function SignInHint({ error, realm }: { error: ApiError; realm: RealmName }) {
  const { status, retryAfter, body } = error
  if (status === 429)
    return retryAfter === undefined ? (
      <InlineAlert tone="info">
        <Trans>Wait a moment, then try again.</Trans>
      </InlineAlert>
    ) : (
      <RetryCountdown wait={retryAfter} />
    )
  if (body.error_code === EMAIL_NOT_VERIFIED)
    return (
      <InlineAlert tone="info">
        <Trans>
          Open the link in the email we sent you when you signed up, then sign in again. If you
          cannot find it, check your spam folder or ask your provider for a new one.
        </Trans>
      </InlineAlert>
    )
  return (
    <InlineAlert tone="info">
      <Trans>
        If this was not you,{' '}
        <Link to="/auth/forgot-password" search={realm === 'admin' ? { portal: realm } : {}}>
          choose a new password
        </Link>
        . If that does not help, ask your provider to unlock the account.
      </Trans>
    </InlineAlert>
  )
}
