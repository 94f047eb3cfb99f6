import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { post } from '@/api/http'
import type { Scope } from '@/auth/realm'
import { extraResultListSchema, type ExtraResultListRequest } from './schema'

/** What was found beyond the checks themselves; the client's backend alone lists it (section 7). */
function extraResultQueries(scope: Scope) {
  const key = [scope.realm, scope.sid, 'extra-results'] as const
  return {
    list: (request: ExtraResultListRequest) =>
      queryOptions({
        queryKey: [...key, 'list', request],
        queryFn: ({ signal }) =>
          post(scope, 'v1/valify/extra-results/', extraResultListSchema, { json: request, signal }),
      }),
  }
}

/** While the next rows are on their way those before stay: `isPlaceholderData` tells. */
export function useExtraResults(scope: Scope, request: ExtraResultListRequest) {
  return useQuery({ ...extraResultQueries(scope).list(request), placeholderData: keepPreviousData })
}
