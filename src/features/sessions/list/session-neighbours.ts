import { sessionQueries } from '@/api/sessions/queries'
import type { Scope } from '@/auth/realm'
import { useListNeighbours, type Neighbours } from '@/features/record-list/list-neighbours'
import type { ListedBundle } from '@/features/record-list/list-request'
import { toSessionListRequest } from './session-request'
import type { ListSearch } from '@/features/record-list/list-search'

/** The sessions before and after one in its list: see `useListNeighbours`. */
export function useNeighbours(
  scope: Scope,
  bundle: ListedBundle,
  search: ListSearch,
  personal: string | undefined,
  sessionId: string,
): Neighbours | undefined {
  return useListNeighbours(
    (page) =>
      sessionQueries(scope).list(toSessionListRequest(bundle, { ...search, page }, personal)),
    ({ sessions }) => sessions.map((each) => each.session_id),
    search,
    sessionId,
  )
}
