import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { requireNoAccount } from '@/auth/guards'
import { Planned } from '@/routes/-components/planned'

export const Route = createFileRoute('/auth/signup/create-password')({
  staticData: { title: msg`Choose a password` },
  beforeLoad: ({ context }) => {
    requireNoAccount(context.session)
  },
  component: Planned,
})
