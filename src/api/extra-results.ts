import { queryOptions } from '@tanstack/react-query'
import { call } from '@/api/core/http'
import { type ExtraResultListRequest, extraResults } from '@/backend/extra-results'
import type { Scope } from '@/lib/realm'

/** Results beyond the checks themselves. Only the client backend lists them (behavior 7.6). */
export function extraResultQueries(scope: Scope) {
  const key = [scope.realm, scope.sid, 'extra-results'] as const
  return {
    list: (request: ExtraResultListRequest) =>
      queryOptions({
        queryKey: [...key, 'list', request],
        queryFn: ({ signal }) => call(scope, extraResults.list, request, signal),
      }),
  }
}
