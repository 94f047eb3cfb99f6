import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { requireNoAccount } from '@/auth/guards'
import { Planned } from '@/routes/-components/planned'

export const Route = createFileRoute('/auth/signup/otp-verification')({
  staticData: { title: msg`Enter the code we sent you` },
  beforeLoad: ({ context }) => {
    requireNoAccount(context.session)
  },
  component: Planned,
})
