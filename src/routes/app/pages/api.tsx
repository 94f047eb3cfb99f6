import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { Planned } from '@/routes/-components/planned'

export const Route = createFileRoute('/app/pages/api')({
  staticData: { title: msg`API` },
  component: Planned,
})
