import type { QueryClient } from '@tanstack/react-query'
import { load } from '@/api/core/load'
import { sessionQueries } from '@/api/sessions'
import type { Scope } from '@/lib/realm'

interface LoadSessionArgs {
  context: { queryClient: QueryClient; scope: Scope }
  params: { bundleId: string; sessionId: string }
  abortController: AbortController
}

/** Loads the session before its screen opens, for clients and administrators. */
export function loadSession({ context, params, abortController }: LoadSessionArgs) {
  const { detail } = sessionQueries(context.scope)
  const request = { bundle_id: params.bundleId, session_id: params.sessionId }
  return load(context.queryClient, detail(request), abortController.signal)
}
