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
  // The loader's code is in the screen's chunk, so the login page doesn't load it.
  loader: () => requireCodeSent(readPendingSignup()),
  // Disables caching, because the screen would first show an earlier email's data and send the earlier token.
  gcTime: 0,
  component: CodePage,
})

function CodePage() {
  return <CodeStep pending={Route.useLoaderData()} />
}
