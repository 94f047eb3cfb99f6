import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { loginSearchSchema, redirectIfSignedIn } from '@/auth/guards'
import { LoginScreen } from './-components/login-screen'

export const Route = createFileRoute('/auth/login/')({
  staticData: { title: msg`Sign in` },
  validateSearch: loginSearchSchema,
  beforeLoad: ({ context, search }) => {
    redirectIfSignedIn(context.auth, '/auth/login', search.redirect, context.matchRoutes)
  },
  component: LoginPage,
})

function LoginPage() {
  return <LoginScreen realm="client" redirect={Route.useSearch().redirect} />
}
