import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { Planned } from '@/routes/-components/planned'

export const Route = createFileRoute('/admin/transactions')({
  staticData: { title: msg`Transactions` },
  component: Planned,
})
