import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { Planned } from '@/routes/-components/planned'

export const Route = createFileRoute('/auth/verify-email/$token')({
  staticData: { title: msg`Verify your email` },
  component: Planned,
})
