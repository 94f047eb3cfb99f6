import type { PageSearch } from './list-search'

/** The keys by which the server can sort a list, and its default order. */
export interface SortOptions {
  keys: readonly string[]
  defaultSort: string
}

/** The order in the address, if this list knows it. */
export function getChosenSort(
  { sort }: Pick<PageSearch, 'sort'>,
  { keys }: SortOptions,
): string | undefined {
  return sort !== undefined && keys.includes(sort.replace('-', '')) ? sort : undefined
}

/** The order of the list: the chosen one, or the server's default. */
export function getSort(search: Pick<PageSearch, 'sort'>, sortOptions: SortOptions): string {
  return getChosenSort(search, sortOptions) ?? sortOptions.defaultSort
}
