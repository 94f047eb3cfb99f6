import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useLocation, useRouter } from '@tanstack/react-router'
import { Suspense, lazy, useState, type ReactNode } from 'react'
import { ApiError } from '@/api/api-error'
import type { Credentials } from '@/api/auth/login'
import { useLogin } from '@/api/auth/mutations'
import { describeError, type ErrorDescription } from '@/api/errors'
import { realms, type RealmName } from '@/auth/realm'
import { safeRedirect } from '@/auth/safe-redirect'
import { InsecurePlainLoginError } from '@/auth/session/session-errors'
import { LoginForm } from './login-form'

type HintProps = { error: ApiError; realm: RealmName }
type GoogleProps = { clientId: string; enter: (signIn: () => Promise<void>) => Promise<void> }

// Both come with the texts they need, and without them the page still does what it is for.
const SignInHint = extra<HintProps>(
  async () => (await import('@/routes/auth/-components/sign-in-hint')).SignInHint,
)
const clientId = import.meta.env.VITE_GOOGLE_CLIENT_ID
const GoogleSignIn = clientId
  ? extra<GoogleProps>(
      async () => (await import('@/routes/auth/-components/google-sign-in')).GoogleSignIn,
    )
  : undefined

function extra<P>(load: () => Promise<(props: P) => ReactNode>) {
  return lazy<(props: P) => ReactNode>(async () => {
    try {
      return { default: await load() }
    } catch {
      return { default: () => null }
    }
  })
}

/** Answers about the account or the number of tries, not about what was typed. */
const HINTED: readonly (number | undefined)[] = [403, 423, 429]

type LoginScreenProps = { realm: RealmName; redirect: string | undefined }

/** Both sign-ins: they differ in their realm, and only clients can sign up (specification section 2). */
export function LoginScreen({ realm, redirect }: LoginScreenProps) {
  const { t } = useLingui()
  const router = useRouter()
  const { notice: reason, email } = useLocation({ select: ({ state }) => state })
  const { mutateAsync: login } = useLogin(realm)
  const [failure, setFailure] = useState<ErrorDescription>()
  const [refusal, setRefusal] = useState<ApiError>()

  const enter = async (signIn: () => Promise<void>) => {
    setFailure(undefined)
    setRefusal(undefined)
    try {
      await signIn()
    } catch (error) {
      if (error instanceof ApiError && HINTED.includes(error.status)) setRefusal(error)
      setFailure(error instanceof InsecurePlainLoginError ? insecure() : describeError(error))
      return
    }
    // Whatever another login has left is nobody's any more.
    router.options.context.queryClient.clear()
    router.history.push(safeRedirect(redirect, realm) ?? realms[realm].landing)
  }

  const notices = {
    ended: { title: t`Authentication Fail`, text: t`Please login again` },
    reset: { title: t`Your password was changed`, text: t`Sign in with the new one.` },
  }
  const insecure = (): ErrorDescription => ({
    title: t`This connection is not secure`,
    text: t`Your account still uses an older kind of password, which may only be sent over https. Open the portal with https and sign in again.`,
    fields: {},
    notAllowed: false,
  })

  return (
    <LoginForm
      title={realm === 'admin' ? <Trans>Administrator sign in</Trans> : <Trans>Sign in</Trans>}
      email={email}
      onSubmit={(credentials: Credentials) => enter(() => login(credentials))}
      {...(failure ? { error: failure } : {})}
      {...(reason && !failure ? { notice: notices[reason] } : {})}
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
            warning: t`This connection is not secure. Open the portal with https to protect your password.`,
          })}
      others={
        GoogleSignIn &&
        clientId &&
        realm === 'client' && (
          <Suspense>
            <GoogleSignIn clientId={clientId} enter={enter} />
          </Suspense>
        )
      }
      forgotLink={
        <Link to="/auth/forgot-password" search={realm === 'admin' ? { portal: realm } : {}}>
          <Trans>Forgot your password?</Trans>
        </Link>
      }
      {...(realm === 'client'
        ? {
            signupLink: (
              <Trans>
                New here? <Link to="/auth/signup">Create an account</Link>
              </Trans>
            ),
          }
        : {})}
    />
  )
}
