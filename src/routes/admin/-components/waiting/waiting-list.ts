import type { StateWithSearch } from '@/auth/private-search'
import type { ListSearch } from '@/features/record-list/list-search'
import type { ListNavigation } from '@/features/record-list/list-state'
import type { PickedBundle } from '@/routes/admin/-components/picked-search'

/** A list that waits for the choice of its bundle, with the filters that it will have. */
export interface WaitingList extends ListNavigation<ListSearch & PickedBundle> {
  linkState: StateWithSearch
  /** The list of transactions instead of sessions. */
  tab?: 'transactions'
}

/**
 * Whether the address of a list has a filter. Opened without a client it then asks for one, instead of the last picked
 * one: its filters are those of a number, which may count all clients.
 */
export function hasFilter({ from, to, status, service, error_code, q }: Partial<ListSearch>) {
  return [from, to, status, service, error_code, q].some((value) => value !== undefined)
}
