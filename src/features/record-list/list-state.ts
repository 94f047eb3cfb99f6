import { useLocation } from '@tanstack/react-router'
import { useMemo } from 'react'
import { privateSearchState, privateSearchTextOf, type PrivateSearch } from '@/auth/private-search'
import type { Scope } from '@/auth/realm'
import { listSearchSchema, type ListSearch, type PageSearch } from './list-search'

/** The route of a list, as far as its state needs it. */
interface ListRoute<Search> {
  useRouteContext: () => { scope: Scope }
  useSearch: () => Search
  useNavigate: () => (next: {
    search: Search
    state: { search?: PrivateSearch }
    replace?: boolean
  }) => Promise<void>
}

const unset: { [Key in keyof ListSearch]?: undefined } = Object.fromEntries(
  Object.keys(listSearchSchema.entries).map((key) => [key, undefined]),
)

/**
 * What a list shows: filters, order and page from the address, and a search text that may be personal from the
 * history entry (behaviour 11.2). `onSearch` replaces all of it and leaves the rest of the address as it is.
 */
export function useListState<Search extends PageSearch>(route: ListRoute<Search>) {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const { scope } = route.useRouteContext()
  const privateSearchText = useLocation({
    select: ({ state }) => privateSearchTextOf(state, scope),
  })
  return {
    search,
    privateSearchText,
    /** The history state of a link to a record of this list: its screen finds the neighbours by it. */
    linkState: useMemo(
      () => privateSearchState(scope.sid, privateSearchText),
      [scope.sid, privateSearchText],
    ),
    onSearch: (next: PageSearch, text?: string, how?: { replace: boolean }) =>
      void navigate({
        search: { ...search, ...unset, ...next },
        state: privateSearchState(scope.sid, text),
        ...how,
      }),
  }
}
