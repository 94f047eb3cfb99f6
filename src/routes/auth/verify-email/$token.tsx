import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { VerifyEmailScreen } from '@/routes/auth/-components/verify-email-screen'

export const Route = createFileRoute('/auth/verify-email/$token')({
  staticData: { title: msg`Confirm your email` },
  component: VerifyEmailScreen,
})
