import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { requireUninitialised } from '@/auth/guards'
import { Planned } from '@/routes/-components/planned'

export const Route = createFileRoute('/auth/signup/company-name')({
  staticData: { title: msg`What is your company called?` },
  beforeLoad: ({ context }) => {
    requireUninitialised(context.session)
  },
  component: Planned,
})
