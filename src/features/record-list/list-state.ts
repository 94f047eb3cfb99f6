import { useLocation } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useScope } from '@/api/core/use-scope'
import {
  getPrivateSearchKey,
  privateSearchState,
  getPrivateSearchText,
  type StateWithSearch,
} from './private-search'
import { getPrivateText } from '@/lib/private-text'
import type { Scope } from '@/lib/realm'
import type { ListSearch, PageSearch } from './list-search'

/** The state of a list. */
export interface ListState<Search = ListSearch> {
  /** The search parameters: filters, order and page. */
  search: Search
  /** A search text that may be personal: the history entry has its key instead (behavior 11.2). */
  privateSearchText: string | undefined
}

/** A change of some values; the rest of the list stays as it is. */
export type ListChange<Search = ListSearch> = Partial<Search> & {
  privateSearchText?: string
}

export interface ListNavigation<Search = ListSearch> extends ListState<Search> {
  /** The list was searched before the page was reloaded, and is now shown without the text. */
  isSearchLost?: boolean
  /** `replace`: the previous state needs no entry in the history. */
  onSearch: (change: ListChange<Search>, how?: { replace: boolean }) => void
}

/** The state of a list, for its loader. */
export function getListState<Search>({
  context,
  deps,
  location,
}: {
  context: { scope: Scope }
  deps: Search
  location: { state: StateWithSearch }
}): ListState<Search> {
  return { search: deps, privateSearchText: getPrivateSearchText(location.state, context.scope) }
}

/** The route of a list, reduced to what its state needs. */
interface ListRoute<Search> {
  useSearch: () => Search
  useNavigate: () => (next: {
    search: (previous: NoInfer<Search>) => NoInfer<Search>
    state: (previous: StateWithSearch) => StateWithSearch
    replace?: boolean
  }) => Promise<void>
}

/** The search text of the list that a screen shows, or was opened from. */
export function usePrivateSearch() {
  const scope = useScope()
  const key = useLocation({ select: ({ state }) => getPrivateSearchKey(state, scope) })
  const privateSearchText = getPrivateText(key)
  return {
    privateSearchText,
    isSearchLost: key !== undefined && privateSearchText === undefined,
    /** The history state of a link to a record of this list: its screen uses it to find the neighbors. */
    linkState: useMemo(
      (): StateWithSearch => (key === undefined ? {} : { search: { sid: scope.sid, key } }),
      [scope.sid, key],
    ),
  }
}

/** The state of a list for its screen, and the function that changes it. */
export function useListState<Search extends PageSearch>(
  route: ListRoute<Search>,
): ListNavigation<Search> & { linkState: StateWithSearch } {
  const scope = useScope()
  const search = route.useSearch()
  const navigate = route.useNavigate()
  return {
    search,
    ...usePrivateSearch(),
    // A second change may come before the first is rendered: both apply to the latest address.
    onSearch: (change, how) => {
      const { privateSearchText: text, ...part } = change
      const isTextChanged = 'privateSearchText' in change
      void navigate({
        search: (previous) => ({ ...previous, ...part }),
        state: (previous) =>
          privateSearchState(
            scope.sid,
            isTextChanged ? text : getPrivateSearchText(previous, scope),
          ),
        ...how,
      })
    },
  }
}
