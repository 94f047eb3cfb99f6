import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { load } from '@/api/load'
import { signupQueries } from '@/api/signup/queries'
import type { UserDetails } from '@/api/signup/schema'
import { realms, type Scope } from '@/auth/realm'
import type { AuthSession } from '@/auth/session/auth-session'
import { isOpen, nextStep, pathOf, USER_DETAILS, type DetailStep } from './steps'

type Parts = {
  context: { scope: Scope; auth: AuthSession; queryClient: QueryClient }
  abortController: AbortController
}

/**
 * For the loaders of the steps that complete an account: what the server knows of them. Leads to the step that is next
 * when this one is not open yet, and home when there is none left.
 */
export async function loadStep(
  step: DetailStep | 'user-details',
  { context, abortController }: Parts,
): Promise<UserDetails> {
  const { scope, auth, queryClient } = context
  const told = await load(queryClient, signupQueries(scope).details(), abortController.signal)
  if (told.is_initialized) {
    // Finished elsewhere: the stored login did not know yet.
    if (auth.snapshot()?.sid === scope.sid) auth.setInitialized()
    throw redirect({ href: realms.client.landing })
  }
  if (step !== 'user-details' && !isOpen(step, told)) {
    const next = nextStep(told)
    throw redirect({ to: next ? pathOf(next) : USER_DETAILS })
  }
  return told
}

/** The lists of the options: the steps get along without them. */
export async function loadOptions({ context, abortController }: Parts): Promise<void> {
  const { queryClient, scope } = context
  await load(queryClient, signupQueries(scope).options(), abortController.signal).catch(() => {})
}
