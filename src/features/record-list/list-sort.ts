import type { PageSearch } from './list-search'

/** Sort keys that the server supports for a list, and the list's default order. */
export interface SortOptions {
  keys: readonly string[]
  defaultSort: string
}

/** Returns the sort order in the URL if the list supports it. */
export function getChosenSort(
  { sort }: Pick<PageSearch, 'sort'>,
  { keys }: SortOptions,
): string | undefined {
  return sort !== undefined && keys.includes(sort.replace('-', '')) ? sort : undefined
}

/** Returns the sort order in the URL, or else the list's default order. */
export function getSort(search: Pick<PageSearch, 'sort'>, sortOptions: SortOptions): string {
  return getChosenSort(search, sortOptions) ?? sortOptions.defaultSort
}
