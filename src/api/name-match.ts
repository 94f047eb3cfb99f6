import { call } from '@/api/core/http'
import { useSecretMutation } from '@/api/core/use-secret-mutation'
import { nameMatch, type NameMatchRequest } from '@/backend/name-match'
import type { Scope } from '@/lib/realm'

type Comparison = NameMatchRequest & { signal?: AbortSignal }

/** Compares two names. Neither the names nor the response stays in memory once the caller drops them. */
export function useCompareNames(scope: Scope) {
  return useSecretMutation(({ signal, ...request }: Comparison) =>
    call(scope, nameMatch, request, signal),
  )
}
