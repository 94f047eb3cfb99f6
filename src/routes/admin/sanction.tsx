import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { Planned } from '@/routes/-components/planned'

export const Route = createFileRoute('/admin/sanction')({
  staticData: { title: msg`Sanction Shield` },
  component: Planned,
})
