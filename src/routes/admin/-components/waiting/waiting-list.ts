import type { StateWithSearch } from '@/auth/private-search'
import { isFiltered, type ListSearch } from '@/features/record-list/list-search'
import type { ListNavigation } from '@/features/record-list/list-state'
import { sessionFilters } from '@/features/sessions/list/session-list-query'
import { transactionFilters } from '@/features/transactions/transaction-list-query'
import type { PickedBundle } from '@/routes/admin/-components/picked-search'

export const waitingFilters = { ...sessionFilters, ...transactionFilters }

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
export const hasFilter = (search: Partial<ListSearch>) => isFiltered(waitingFilters, search)
