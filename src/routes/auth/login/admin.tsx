import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { loginSearchSchema, redirectIfSignedIn } from '@/auth/guards'
import { LoginScreen } from './-components/login-screen'

export const Route = createFileRoute('/auth/login/admin')({
  staticData: { title: msg`Administrator sign-in` },
  validateSearch: loginSearchSchema,
  beforeLoad: ({ context, search }) => {
    redirectIfSignedIn(context.auth, '/auth/login/admin', search.redirect, context.matchRoutes)
  },
  component: AdminLoginPage,
})

function AdminLoginPage() {
  return <LoginScreen realm="admin" redirect={Route.useSearch().redirect} />
}
