import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { requireIds } from '@/auth/guards'
import { PlannedRoute } from '@/routes/-components/planned-route'

export const Route = createFileRoute('/admin/bundle-analytics/$clientId/$bundleId')({
  staticData: { title: msg`Bundle analytics` },
  beforeLoad: ({ params }) => {
    requireIds(params)
  },
  component: PlannedRoute,
})
