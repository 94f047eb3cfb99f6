import { useQueryClient } from '@tanstack/react-query'
import { ApiError } from '@/api/core/api-error'
import { authSession } from '@/api/core/auth-session-instance'
import { post } from '@/api/core/http'
import { useSecretMutation } from '@/api/core/use-secret-mutation'
import type { Scope } from '@/auth/realm'
import { sanctionQueries, type SanctionSearch } from './queries'
import type { SanctionRequest } from './requests'
import { UNKNOWN_LIST, sanctionResponseSchema } from './schema'

const MAX_SEARCHES = 20

/** Searches the sanction lists, and adds the search to those of this visit. Resolves to the search. */
export function useSearchSanctions(scope: Scope) {
  const queryClient = useQueryClient()
  const { lists, searches } = sanctionQueries(scope)
  return useSecretMutation(async (request: SanctionRequest): Promise<SanctionSearch> => {
    const at = new Date().toISOString()
    try {
      const path = 'v1/valify/sanction-shield/search/'
      const response = await post(scope, path, sanctionResponseSchema, { json: request })
      const before = queryClient.getQueryData(searches().queryKey) ?? []
      const number = (before[0]?.number ?? 0) + 1
      const decision = { verdict: undefined, note: '' }
      const search = { number, at, request, response, decision }
      // A late response must not bring back what was cleared when its login ended.
      if (authSession.isCurrent(scope.sid))
        queryClient.setQueryData(searches().queryKey, [search, ...before].slice(0, MAX_SEARCHES))
      return search
    } catch (error) {
      // A list was renamed or removed after it was selected.
      if (error instanceof ApiError && error.body.error_code === UNKNOWN_LIST)
        void queryClient.invalidateQueries(lists())
      throw error
    }
  })
}
