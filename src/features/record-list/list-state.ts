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

export interface ListState<Search = ListSearch> {
  /** The search parameters: filters, order and page. */
  search: Search
  /** Search text that may be personal, so the history entry stores only its key (behavior 11.2). */
  privateSearchText: string | undefined
}

/** A partial change. Other values stay as they are. */
export type ListChange<Search = ListSearch> = Partial<Search> & {
  privateSearchText?: string
}

export interface ListNavigation<Search = ListSearch> extends ListState<Search> {
  /** Whether a reload lost the search text, so the list is shown without it. */
  isSearchLost?: boolean
  /** `replace`: don't add a history entry. */
  onSearch: (change: ListChange<Search>, how?: { replace: boolean }) => void
}

/** Returns a list's state for its loader. */
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

/** The route hooks that `useListState` calls. */
interface ListRoute<Search> {
  useSearch: () => Search
  useNavigate: () => (next: {
    search: (previous: NoInfer<Search>) => NoInfer<Search>
    state: (previous: StateWithSearch) => StateWithSearch
    replace?: boolean
  }) => Promise<void>
}

/** Returns the search text of the list that the screen shows or was opened from. */
export function usePrivateSearch() {
  const scope = useScope()
  const key = useLocation({ select: ({ state }) => getPrivateSearchKey(state, scope) })
  const privateSearchText = getPrivateText(key)
  return {
    privateSearchText,
    isSearchLost: key !== undefined && privateSearchText === undefined,
    /** History state for links to this list's records. The record screen uses it to find the neighbors. */
    linkState: useMemo(
      (): StateWithSearch => (key === undefined ? {} : { search: { sid: scope.sid, key } }),
      [scope.sid, key],
    ),
  }
}

/** Returns a list's state for its screen, and the function that changes it. */
export function useListState<Search extends PageSearch>(
  route: ListRoute<Search>,
): ListNavigation<Search> & { linkState: StateWithSearch } {
  const scope = useScope()
  const search = route.useSearch()
  const navigate = route.useNavigate()
  return {
    search,
    ...usePrivateSearch(),
    // The user may make a second change before the first renders, so both apply to the latest URL.
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
