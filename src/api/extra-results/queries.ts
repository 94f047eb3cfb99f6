import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { post } from '@/api/core/http'
import type { Scope } from '@/auth/realm'
import type { ExtraResultListRequest } from './requests'
import { extraResultListSchema } from './schema'

/** Results beyond the checks themselves. Only the client backend lists them (behavior 7.6). */
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

/** The previous rows stay while the next ones load; see `isPlaceholderData`. */
export function useExtraResults(scope: Scope, request: ExtraResultListRequest) {
  return useQuery({ ...extraResultQueries(scope).list(request), placeholderData: keepPreviousData })
}
