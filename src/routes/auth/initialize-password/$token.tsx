import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { loadEveryMessage } from '@/i18n/i18n'
import { FirstPasswordScreen } from '@/routes/auth/-components/first-password-screen'

export const Route = createFileRoute('/auth/initialize-password/$token')({
  staticData: { title: msg`Choose your password` },
  loader: loadEveryMessage,
  component: FirstPasswordScreen,
})
