import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { requireUninitialized } from '@/auth/guards'
import { loadStep } from './-components/load-step'
import { NameStep } from './-components/name-step'

export const Route = createFileRoute('/auth/signup/name')({
  staticData: { title: msg`What is your name?` },
  beforeLoad: ({ context }) => ({ scope: requireUninitialized(context.auth) }),
  loader: async (parts) => {
    await loadStep('name', parts)
  },
  component: NameStep,
})
