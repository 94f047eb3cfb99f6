import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { ChangePasswordScreen } from '@/routes/-components/change-password-screen'

export const Route = createFileRoute('/admin/change-password')({
  staticData: { title: msg`Change Password` },
  component: ChangePasswordPage,
})

function ChangePasswordPage() {
  const { auth } = Route.useRouteContext()
  return <ChangePasswordScreen name={auth.profile().name} />
}
