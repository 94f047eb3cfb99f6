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
  // The loader's code comes with the screen, so the login page does not load it.
  loader: () => requireCodeSent(readPendingSignup()),
  // Not cached, because the screen would first show the data of an earlier email and send its token.
  gcTime: 0,
  component: CodePage,
})

function CodePage() {
  return <CodeStep pending={Route.useLoaderData()} />
}
