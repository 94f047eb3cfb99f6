import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { Planned } from '@/routes/-components/planned'

export const Route = createFileRoute('/admin/name-match')({
  staticData: { title: msg`Name Match/Compare` },
  component: Planned,
})
