import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { FirstPasswordScreen } from '@/routes/auth/-components/first-password-screen'

export const Route = createFileRoute('/auth/initialize-password/$token')({
  staticData: { title: msg`Choose your password` },
  component: FirstPasswordScreen,
})
