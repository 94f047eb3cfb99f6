import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { loginSearchSchema } from '@/auth/login-search'
import { loadEveryMessage } from '@/i18n/i18n'
import { ErrorScreen } from './-components/error-screen'

export const Route = createFileRoute('/auth/error-1')({
  staticData: { title: msg`Something went wrong` },
  validateSearch: loginSearchSchema,
  loader: loadEveryMessage,
  component: ErrorPage,
})

function ErrorPage() {
  return <ErrorScreen redirect={Route.useSearch().redirect} />
}
