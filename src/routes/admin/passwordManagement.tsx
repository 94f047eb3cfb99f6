import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { Planned } from '@/routes/-components/planned'

export const Route = createFileRoute('/admin/passwordManagement')({
  staticData: { title: msg`Password Management` },
  component: Planned,
})
