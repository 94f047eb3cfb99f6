import { useLocation } from '@tanstack/react-router'
import { useMemo } from 'react'
import { privateSearchState, privateSearchTextOf, type PrivateSearch } from '@/auth/private-search'
import type { Scope } from '@/auth/realm'
import type { ListSearch, PageSearch } from './list-search'

/** The state of a list. */
export interface ListState<Search = ListSearch> {
  /** The search parameters: filters, order and page. */
  search: Search
  /** A search text that may be personal: it is kept in the history entry instead (behaviour 11.2). */
  privateSearchText: string | undefined
}

/** A change of some values; the rest of the list stays as it is. */
export type ListChange<Search = ListSearch> = Partial<Search> & {
  privateSearchText?: string
}

export interface ListNavigation<Search = ListSearch> extends ListState<Search> {
  /** `replace`: the previous state needs no entry in the history. */
  onSearch: (change: ListChange<Search>, how?: { replace: boolean }) => void
}

/** The state of a list, for its loader. */
export function listStateOf<Search>({
  context,
  deps,
  location,
}: {
  context: { scope: Scope }
  deps: Search
  location: { state: { search?: PrivateSearch } }
}): ListState<Search> {
  return { search: deps, privateSearchText: privateSearchTextOf(location.state, context.scope) }
}

type EntryState = { search?: PrivateSearch }

/** The route of a list, reduced to what its state needs. */
interface ListRoute<Search> {
  useRouteContext: () => { scope: Scope }
  useSearch: () => Search
  useNavigate: () => (next: {
    search: (previous: NoInfer<Search>) => NoInfer<Search>
    state: (previous: EntryState) => EntryState
    replace?: boolean
  }) => Promise<void>
}

/** The state of a list for its screen, and the function that changes it. */
export function useListState<Search extends PageSearch>(
  route: ListRoute<Search>,
): ListNavigation<Search> & { linkState: EntryState } {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const { scope } = route.useRouteContext()
  const privateSearchText = useLocation({
    select: ({ state }) => privateSearchTextOf(state, scope),
  })
  return {
    search,
    privateSearchText,
    /** The history state of a link to a record of this list: its screen uses it to find the neighbours. */
    linkState: useMemo(
      () => privateSearchState(scope.sid, privateSearchText),
      [scope.sid, privateSearchText],
    ),
    // A second change may come before the first is rendered: both apply to the latest address.
    onSearch: (change, how) => {
      const { privateSearchText: text, ...part } = change
      const isTextChanged = 'privateSearchText' in change
      void navigate({
        search: (previous) => ({ ...previous, ...part }),
        state: (previous) =>
          privateSearchState(
            scope.sid,
            isTextChanged ? text : privateSearchTextOf(previous, scope),
          ),
        ...how,
      })
    },
  }
}
