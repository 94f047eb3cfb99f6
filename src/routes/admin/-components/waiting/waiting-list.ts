import type { StateWithSearch } from '@/features/record-list/private-search'
import type { ListFilter } from '@/features/record-list/list-filters'
import type { FilterParams, ListSearch } from '@/features/record-list/list-search'
import type { ListNavigation } from '@/features/record-list/list-state'
import type { PickedBundle } from '@/routes/admin/-components/picked-search'

/** A list whose client isn't chosen yet, with its future filters. */
export interface WaitingList extends ListNavigation<ListSearch & PickedBundle> {
  linkState: StateWithSearch
  /** Set if the list contains transactions instead of sessions. */
  tab?: 'transactions'
  params: FilterParams
  filters: readonly ListFilter[]
}
