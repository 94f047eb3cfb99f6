import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { requireNoAccount } from '@/auth/guards'
import { EmailStep } from './-components/email-step'

export const Route = createFileRoute('/auth/signup/')({
  staticData: { title: msg`Create your account` },
  beforeLoad: ({ context }) => {
    requireNoAccount(context.auth)
  },
  component: EmailStep,
})
