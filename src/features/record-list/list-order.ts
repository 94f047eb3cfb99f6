import type { PageSearch } from './list-search'

/** The keys by which the server can sort a list, and its default order. */
export interface ListOrders {
  keys: readonly string[]
  defaultOrder: string
}

/** The order in the address, if this list knows it. */
export function chosenOrder(
  { sort }: Pick<PageSearch, 'sort'>,
  { keys }: ListOrders,
): string | undefined {
  return sort !== undefined && keys.includes(sort.replace('-', '')) ? sort : undefined
}

/** The order of the list: the chosen one, or the server's default. */
export function orderOf(search: Pick<PageSearch, 'sort'>, orders: ListOrders): string {
  return chosenOrder(search, orders) ?? orders.defaultOrder
}
