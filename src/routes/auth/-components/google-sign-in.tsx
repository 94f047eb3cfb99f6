import { Trans, useLingui } from '@lingui/react/macro'
import { GoogleLogin, GoogleOAuthProvider, useGoogleOAuth } from '@react-oauth/google'
import { useSocialLogin } from '@/api/auth/mutations'
import { findIn } from '@/browser/dom-lookups'
import { useSubmit } from '@/ui/tasks/use-submit'
import common from '@/ui/display/common.module.css'
import classes from './google-sign-in.module.css'

type GoogleSignInProps = {
  clientId: string
  /** Runs the sign-in and shows its error, if any. */
  runSignIn: (signIn: () => Promise<void>) => Promise<void>
}

/**
 * Google's own button, shown only once Google's script has loaded. Without a secure connection, a note replaces the
 * button, because Google rejects http URLs other than localhost.
 */
export function GoogleSignIn({ clientId, runSignIn }: GoogleSignInProps) {
  const { i18n } = useLingui()
  if (!window.isSecureContext)
    return (
      <p className={`${common.note} ${classes.status}`}>
        <Trans>Signing in with Google needs a secure connection (HTTPS).</Trans>
      </p>
    )
  const nonce = typeof document === 'undefined' ? undefined : findIn(document, 'nonce')?.nonce
  return (
    <GoogleOAuthProvider clientId={clientId} locale={i18n.locale} nonce={nonce}>
      <GoogleButton runSignIn={runSignIn} />
    </GoogleOAuthProvider>
  )
}

function GoogleButton({ runSignIn }: Pick<GoogleSignInProps, 'runSignIn'>) {
  const { t } = useLingui()
  const { scriptLoadedSuccessfully } = useGoogleOAuth()
  const { mutateAsync: signIn } = useSocialLogin()
  // `useSubmit` sends only one request even if Google reports one press twice.
  const { submit, isPending } = useSubmit((credential: string) =>
    runSignIn(() => signIn(credential)),
  )

  if (!scriptLoadedSuccessfully) return null
  return (
    <div className={classes.alternative}>
      <p className={`${common.line} ${common.note} ${classes.or}`}>
        <span>
          <Trans>or</Trans>
        </span>
      </p>
      <GoogleLogin
        onSuccess={({ credential }) => {
          if (credential) void submit(credential)
        }}
        text="continue_with"
        width={352}
        containerProps={{ className: classes.button }}
      />
      <p role="status" className={`${common.note} ${classes.status}`}>
        {isPending && t`Signing in with Google…`}
      </p>
    </div>
  )
}
