import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { requireNoAccount, requireVerified } from '@/auth/guards'
import { readPendingSignup } from '@/browser/pending-signup'
import { PasswordStep } from './-components/password-step'

export const Route = createFileRoute('/auth/signup/create-password')({
  staticData: { title: msg`Choose a password` },
  beforeLoad: ({ context }) => {
    requireNoAccount(context.auth)
  },
  // The loader's code is in the screen's chunk, so the login page doesn't load it.
  loader: () => requireVerified(readPendingSignup()),
  // Disables caching, because the screen would first show an earlier email's data and send the earlier token.
  gcTime: 0,
  component: PasswordPage,
})

function PasswordPage() {
  return <PasswordStep pending={Route.useLoaderData()} />
}
