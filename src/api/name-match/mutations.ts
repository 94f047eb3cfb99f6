import { post } from '@/api/core/http'
import { useSecretMutation } from '@/api/core/use-secret-mutation'
import type { Scope } from '@/auth/realm'
import type { NameMatchRequest } from './requests'
import { nameMatchSchema } from './schema'

type Comparison = NameMatchRequest & { signal?: AbortSignal }

/** Compares two names. Neither the names nor the answer stay in memory once the caller drops them. */
export function useCompareNames(scope: Scope) {
  return useSecretMutation(({ signal, ...json }: Comparison) =>
    post(scope, 'v1/valify/name-match/', nameMatchSchema, { json, signal }),
  )
}
