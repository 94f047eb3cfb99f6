import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { Planned } from '@/routes/-components/planned'

export const Route = createFileRoute('/auth/reset-password')({
  staticData: { title: msg`Choose a new password` },
  component: Planned,
})
