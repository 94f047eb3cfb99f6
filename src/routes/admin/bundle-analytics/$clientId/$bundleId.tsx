import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { requireIds } from '@/auth/guards'
import { Planned } from '@/routes/-components/planned'

export const Route = createFileRoute('/admin/bundle-analytics/$clientId/$bundleId')({
  staticData: { title: msg`Bundle analytics` },
  beforeLoad: ({ params }) => {
    requireIds(params)
  },
  component: Planned,
})
