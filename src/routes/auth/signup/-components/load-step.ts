import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { load } from '@/api/core/load'
import { signupQueries } from '@/api/signup'
import type { UserDetails } from '@/backend/signup'
import { realms, type Scope } from '@/lib/realm'
import type { AuthSession } from '@/auth/session/auth-session'
import { isStepOpen, nextStep, detailStepPath, USER_DETAILS, type DetailStep } from './steps'

type LoaderParts = {
  context: { scope: Scope; auth: AuthSession; queryClient: QueryClient }
  abortController: AbortController
}

/**
 * Loads the account details for a step that completes the account. Redirects to the next step if this step isn't open
 * yet, or to the client area if the account is complete.
 */
export async function loadStep(
  step: DetailStep | 'user-details',
  { context, abortController }: LoaderParts,
): Promise<UserDetails> {
  const { scope, auth, queryClient } = context
  const details = await load(queryClient, signupQueries(scope).details(), abortController.signal)
  if (details.is_initialized) {
    // The user completed the account in another browser, so the stored login is out of date.
    if (auth.isCurrent(scope.sid)) auth.setInitialized()
    throw redirect({ href: realms.client.landing })
  }
  if (step !== 'user-details' && !isStepOpen(step, details)) {
    const next = nextStep(details)
    throw redirect({ to: next ? detailStepPath(next) : USER_DETAILS })
  }
  return details
}

/** Loads the option lists. Ignores a failure, because the steps have default lists. */
export async function loadOptions({ context, abortController }: LoaderParts): Promise<void> {
  const { queryClient, scope } = context
  await load(queryClient, signupQueries(scope).options(), abortController.signal).catch(() => {})
}
