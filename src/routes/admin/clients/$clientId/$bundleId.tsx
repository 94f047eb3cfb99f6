import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { requireIds } from '@/auth/guards'
import { PlannedRoute } from '@/routes/-components/planned-route'

export const Route = createFileRoute('/admin/clients/$clientId/$bundleId')({
  staticData: { title: msg`Bundle` },
  beforeLoad: ({ params }) => {
    requireIds(params)
  },
  component: PlannedRoute,
})
