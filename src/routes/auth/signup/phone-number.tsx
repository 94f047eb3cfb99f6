import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { requireUninitialized } from '@/auth/guards'
import { loadStep } from './-components/load-step'
import { PhoneStep } from './-components/phone-step'

export const Route = createFileRoute('/auth/signup/phone-number')({
  staticData: { title: msg`What is your phone number?` },
  beforeLoad: ({ context }) => ({ scope: requireUninitialized(context.auth) }),
  loader: async (parts) => {
    await loadStep('phone-number', parts)
  },
  component: PhoneStep,
})
