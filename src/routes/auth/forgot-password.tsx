import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { Planned } from '@/routes/-components/planned'

export const Route = createFileRoute('/auth/forgot-password')({
  staticData: { title: msg`Forgot your password?` },
  component: Planned,
})
