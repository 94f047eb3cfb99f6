import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { PlannedRoute } from '@/routes/-components/planned-route'

export const Route = createFileRoute('/admin/name-match')({
  staticData: { title: msg`Name Match/Compare` },
  component: PlannedRoute,
})
