import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useLocation, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import type { Credentials } from '@/api/auth/login'
import { useLogin } from '@/api/auth/mutations'
import { tell, type Told } from '@/api/errors'
import { realms, type RealmName } from '@/auth/realm'
import { safeRedirect } from '@/auth/safe-redirect'
import { InsecurePlainLoginError } from '@/auth/session-errors'
import { LoginForm } from '@/ui/auth/login-form'

type LoginScreenProps = { realm: RealmName; redirect: string | undefined }

/** Both sign-ins: they differ in their realm, and only clients can sign up (specification section 2). */
export function LoginScreen({ realm, redirect }: LoginScreenProps) {
  const { t } = useLingui()
  const router = useRouter()
  const ended = useLocation({ select: ({ state }) => state.notice === 'ended' })
  const login = useLogin(realm)
  const [failure, setFailure] = useState<Told>()

  const submit = async (credentials: Credentials) => {
    setFailure(undefined)
    try {
      await login(credentials)
    } catch (error) {
      setFailure(error instanceof InsecurePlainLoginError ? insecure() : tell(error))
      return
    }
    // Whatever another login has left is nobody's any more.
    router.options.context.queryClient.clear()
    router.history.push(safeRedirect(redirect, realm) ?? realms[realm].landing)
  }

  const insecure = (): Told => ({
    title: t`This connection is not secure`,
    text: t`Your account still uses an older kind of password, which may only be sent over https. Open the portal with https and sign in again.`,
    fields: {},
    notAllowed: false,
  })

  return (
    <LoginForm
      title={realm === 'admin' ? <Trans>Administrator sign in</Trans> : <Trans>Sign in</Trans>}
      onSubmit={submit}
      {...(failure ? { error: failure } : {})}
      {...(ended && !failure
        ? { notice: { title: t`Authentication Fail`, text: t`Please login again` } }
        : {})}
      {...(window.isSecureContext
        ? {}
        : {
            warning: t`This connection is not secure. Open the portal with https to protect your password.`,
          })}
      forgotLink={
        <Link to="/auth/forgot-password">
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
