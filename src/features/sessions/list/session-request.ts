import type { SessionListRequest } from '@/api/sessions/schema'
import { toListRequest, type ListedBundle } from '@/features/record-list/list-request'
import type { ListOrders, ListSearch } from '@/features/record-list/list-search'

/** Under which its columns and views are kept on this device, the same in both areas. */
export const sessionListId = 'sessions'

export const sessionOrders: ListOrders = { keys: ['created_at'], defaultOrder: '-created_at' }

export function toSessionListRequest(
  bundle: ListedBundle,
  search: ListSearch,
  privateSearchText: string | undefined,
): SessionListRequest {
  return toListRequest(bundle, search, privateSearchText, sessionOrders)
}
