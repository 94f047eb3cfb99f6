import type { SessionDetailSearch } from './session-detail-search'

/** Without what is open over it. */
export function plainSearch(search: SessionDetailSearch): SessionDetailSearch {
  return { ...search, transaction: undefined, compare: undefined, print: undefined }
}
