import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { loginSearchSchema } from '@/auth/guards'
import { ErrorScreen } from './-components/error-screen'

export const Route = createFileRoute('/auth/error-1')({
  staticData: { title: msg`Something went wrong` },
  validateSearch: loginSearchSchema,
  component: ErrorPage,
})

function ErrorPage() {
  return <ErrorScreen redirect={Route.useSearch().redirect} />
}
