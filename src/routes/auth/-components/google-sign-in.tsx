import { Trans, useLingui } from '@lingui/react/macro'
import { GoogleLogin, GoogleOAuthProvider, useGoogleOAuth } from '@react-oauth/google'
import { useRef, useState } from 'react'
import { socialLogin } from '@/api/auth/social-login'
import classes from './google-sign-in.module.css'

type GoogleSignInProps = {
  clientId: string
  /** Signs in, and tells it when that fails. */
  enter: (signIn: () => Promise<void>) => Promise<void>
}

/** Google's own button, once its script is there. Without the script the page is as if there were none. */
export function GoogleSignIn({ clientId, enter }: GoogleSignInProps) {
  const { i18n } = useLingui()
  const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce
  return (
    <GoogleOAuthProvider clientId={clientId} locale={i18n.locale} {...(nonce ? { nonce } : {})}>
      <GoogleButton enter={enter} />
    </GoogleOAuthProvider>
  )
}

function GoogleButton({ enter }: Pick<GoogleSignInProps, 'enter'>) {
  const { t } = useLingui()
  const { scriptLoadedSuccessfully } = useGoogleOAuth()
  const running = useRef(false)
  const [busy, setBusy] = useState(false)

  const exchange = async (credential: string | undefined) => {
    if (running.current || !credential) return
    running.current = true
    setBusy(true)
    await enter(() => socialLogin(credential))
    running.current = false
    setBusy(false)
  }

  if (!scriptLoadedSuccessfully) return null
  return (
    <div className={classes.other}>
      <p className={classes.or}>
        <span>
          <Trans>or</Trans>
        </span>
      </p>
      <GoogleLogin
        onSuccess={({ credential }) => void exchange(credential)}
        text="continue_with"
        width={352}
        containerProps={{ className: classes.button }}
      />
      <p role="status" className={classes.status}>
        {busy && t`Signing in with Google…`}
      </p>
    </div>
  )
}
