import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { Planned } from '@/routes/-components/planned'

export const Route = createFileRoute('/auth/error-1')({
  staticData: { title: msg`Something went wrong` },
  component: Planned,
})
