import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { requireUninitialized } from '@/auth/guards'
import { loadOptions, loadStep } from './-components/load-step'
import { DetailsOverview } from './-components/details-overview'

export const Route = createFileRoute('/auth/signup/user-details')({
  staticData: { title: msg`Complete your account` },
  beforeLoad: ({ context }) => ({ scope: requireUninitialized(context.auth) }),
  loader: async (parts) => {
    await Promise.all([loadStep('user-details', parts), loadOptions(parts)])
  },
  component: DetailsOverview,
})
