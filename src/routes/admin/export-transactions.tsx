import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { Planned } from '@/routes/-components/planned'

export const Route = createFileRoute('/admin/export-transactions')({
  staticData: { title: msg`Export Transactions` },
  component: Planned,
})
