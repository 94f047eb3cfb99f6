import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useLocation, useRouter } from '@tanstack/react-router'
import { Suspense, lazy, useState, type ReactNode } from 'react'
import { ApiError } from '@/api/core/api-error'
import type { Credentials } from '@/api/auth/login'
import { useLogin } from '@/api/auth/mutations'
import { describeError, type ErrorDescription } from '@/api/core/errors'
import { realms, type RealmName } from '@/lib/realm'
import { safeRedirect } from '@/auth/guards'
import { errorReference } from '@/browser/report-error'
import { emailState, getPrivateText } from '@/lib/private-text'
import { LoginForm } from './login-form'

type HintProps = { error: ApiError; realm: RealmName }
type GoogleProps = { clientId: string; runSignIn: (signIn: () => Promise<void>) => Promise<void> }

// Optional parts load separately, because users can sign in without them.
const SignInHint = optionalPart<HintProps>(
  async () => (await import('@/routes/auth/-components/sign-in-hint')).SignInHint,
)
const clientId = import.meta.env.VITE_GOOGLE_CLIENT_ID
const GoogleSignIn = clientId
  ? optionalPart<GoogleProps>(
      async () => (await import('@/routes/auth/-components/google-sign-in')).GoogleSignIn,
    )
  : undefined

function optionalPart<P>(load: () => Promise<(props: P) => ReactNode>) {
  return lazy<(props: P) => ReactNode>(async () => {
    try {
      return { default: await load() }
    } catch {
      return { default: () => null }
    }
  })
}

/** Statuses for a problem with the account or too many attempts, not for a wrong email or password. */
const HINTED_STATUSES: readonly (number | undefined)[] = [403, 423, 429]

/** Statuses for a wrong email or password. */
const REJECTED_STATUSES: readonly (number | undefined)[] = [400, 401]

type LoginScreenProps = { realm: RealmName; redirect: string | undefined }

/** Login page for both realms. Only clients can sign up (behavior 2.7). */
export function LoginScreen({ realm, redirect }: LoginScreenProps) {
  const { t } = useLingui()
  const router = useRouter()
  const { notice, emailKey } = useLocation({ select: ({ state }) => state })
  const { mutateAsync: login } = useLogin(realm)
  const [failure, setFailure] = useState<ErrorDescription>()
  const [isRejected, setIsRejected] = useState(false)
  const [refusal, setRefusal] = useState<ApiError>()

  const runSignIn = async (signIn: () => Promise<void>, typedEmail?: string) => {
    setFailure(undefined)
    setRefusal(undefined)
    try {
      await signIn()
    } catch (error) {
      if (error instanceof ApiError && error.kind === 'contract') {
        // Keeps the email in the history entry, because "Try again" on the error screen returns to this form.
        const { href, state } = router.state.location
        router.history.replace(href, { ...state, ...emailState(typedEmail) })
        const search = { reference: errorReference(error) }
        return router.navigate({ to: '/auth/error-1', search })
      }
      if (error instanceof ApiError && HINTED_STATUSES.includes(error.status)) setRefusal(error)
      setIsRejected(error instanceof ApiError && REJECTED_STATUSES.includes(error.status))
      setFailure(describeError(error))
      return
    }
    const target = safeRedirect(redirect, realm, router.getMatchedRoutes)
    // Replaces the login page, so Back opens the page before it.
    router.history.replace(target ?? realms[realm].landing)
  }

  const notices = {
    ended: { title: t`Authentication Fail`, text: t`Please login again` },
    reset: { title: t`Your password was changed`, text: t`Sign in with your new password.` },
  }
  return (
    <LoginForm
      title={realm === 'admin' ? <Trans>Administrator sign-in</Trans> : <Trans>Sign in</Trans>}
      email={getPrivateText(emailKey)}
      onSubmit={(credentials: Credentials) =>
        runSignIn(() => login(credentials), credentials.email)
      }
      error={failure}
      isRejected={isRejected}
      notice={notice && !failure ? notices[notice] : undefined}
      hint={
        refusal && (
          <Suspense>
            <SignInHint error={refusal} realm={realm} />
          </Suspense>
        )
      }
      {...(window.isSecureContext
        ? {}
        : {
            warning: t`This connection is not secure. Open the portal over HTTPS to protect your password.`,
          })}
      alternatives={
        GoogleSignIn &&
        clientId &&
        realm === 'client' && (
          <Suspense>
            <GoogleSignIn clientId={clientId} runSignIn={runSignIn} />
          </Suspense>
        )
      }
      forgotLink={(typedEmail) => (
        <Link
          to="/auth/forgot-password"
          search={realm === 'admin' ? { portal: realm } : {}}
          state={() => emailState(typedEmail())}
        >
          <Trans>Forgot your password?</Trans>
        </Link>
      )}
      {...(realm === 'client'
        ? {
            signupLink: (typedEmail: () => string | undefined) => (
              <Trans>
                New here?{' '}
                <Link to="/auth/signup" state={() => emailState(typedEmail())}>
                  Create an account
                </Link>
              </Trans>
            ),
          }
        : {})}
    />
  )
}
