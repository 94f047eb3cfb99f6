import { useLocation } from '@tanstack/react-router'
import { useMemo } from 'react'
import { privateSearchState, privateSearchTextOf, type PrivateSearch } from '@/auth/private-search'
import type { Scope } from '@/auth/realm'
import type { ListSearch, PageSearch } from './list-search'

/** What a list shows. */
export interface ListState<Search = ListSearch> {
  /** Its address: filters, order and page. */
  search: Search
  /** A search text that may be personal: it rides in the history entry instead (behaviour 11.2). */
  privateSearchText: string | undefined
}

/** What is to change; the rest of the list stays as it is. */
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

/** The route of a list, as far as its state needs it. */
interface ListRoute<Search> {
  useRouteContext: () => { scope: Scope }
  useSearch: () => Search
  useNavigate: () => (next: {
    search: (previous: NoInfer<Search>) => NoInfer<Search>
    state: (previous: EntryState) => EntryState
    replace?: boolean
  }) => Promise<void>
}

/** The state of a list, for its screen, and the way to change it. */
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
    /** The history state of a link to a record of this list: its screen finds the neighbours by it. */
    linkState: useMemo(
      () => privateSearchState(scope.sid, privateSearchText),
      [scope.sid, privateSearchText],
    ),
    // A change may come before the screen shows the previous one: both are made to the latest address.
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
