import type { StateWithSearch } from '@/features/record-list/private-search'
import type { ListFilter } from '@/features/record-list/list-filters'
import type { FilterParams, ListSearch } from '@/features/record-list/list-search'
import type { ListNavigation } from '@/features/record-list/list-state'
import type { PickedBundle } from '@/routes/admin/-components/picked-search'

/** A list that waits for the choice of its bundle, with the filters that it will have. */
export interface WaitingList extends ListNavigation<ListSearch & PickedBundle> {
  linkState: StateWithSearch
  /** The list of transactions instead of sessions. */
  tab?: 'transactions'
  params: FilterParams
  filters: readonly ListFilter[]
}
