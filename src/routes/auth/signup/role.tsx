import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { requireUninitialised } from '@/auth/guards'
import { Planned } from '@/routes/-components/planned'

export const Route = createFileRoute('/auth/signup/role')({
  staticData: { title: msg`What is your role?` },
  beforeLoad: ({ context }) => {
    requireUninitialised(context.session)
  },
  component: Planned,
})
