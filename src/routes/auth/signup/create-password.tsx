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
  // In the loader, which is loaded with the screen, so that the login page does not load it.
  loader: () => requireVerified(readPendingSignup()),
  // The cache may belong to an earlier email: it would be shown first, and its token sent.
  gcTime: 0,
  component: PasswordPage,
})

function PasswordPage() {
  return <PasswordStep pending={Route.useLoaderData()} />
}
