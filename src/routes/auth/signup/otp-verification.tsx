import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { requireNoAccount, requireCodeSent } from '@/auth/guards'
import { readPendingSignup } from '@/browser/pending-signup'
import { CodeStep } from './-components/code-step'

export const Route = createFileRoute('/auth/signup/otp-verification')({
  staticData: { title: msg`Enter the code we sent you` },
  beforeLoad: ({ context }) => {
    requireNoAccount(context.auth)
  },
  // In the loader, which is loaded with the screen, so that the login page does not load it.
  loader: () => requireCodeSent(readPendingSignup()),
  // The cache may belong to an earlier email: it would be shown first, and its token sent.
  gcTime: 0,
  component: CodePage,
})

function CodePage() {
  return <CodeStep pending={Route.useLoaderData()} />
}
