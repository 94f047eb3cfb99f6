import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { portalSearchSchema } from '@/auth/guards'
import { ForgotPasswordScreen } from './-components/forgot-password-screen'

export const Route = createFileRoute('/auth/forgot-password')({
  staticData: { title: msg`Forgot your password?` },
  validateSearch: portalSearchSchema,
  component: ForgotPasswordPage,
})

function ForgotPasswordPage() {
  return <ForgotPasswordScreen portal={Route.useSearch().portal ?? 'client'} />
}
