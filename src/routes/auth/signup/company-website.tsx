import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { requireUninitialised } from '@/auth/guards'
import { Planned } from '@/routes/-components/planned'

export const Route = createFileRoute('/auth/signup/company-website')({
  staticData: { title: msg`What is your company’s website?` },
  beforeLoad: ({ context }) => {
    requireUninitialised(context.session)
  },
  component: Planned,
})
