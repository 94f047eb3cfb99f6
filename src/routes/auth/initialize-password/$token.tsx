import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { Planned } from '@/routes/-components/planned'

export const Route = createFileRoute('/auth/initialize-password/$token')({
  staticData: { title: msg`Choose your first password` },
  component: Planned,
})
