import type { SessionListRequest } from '@/api/sessions/schema'
import { toListRequest, type ListedBundle } from '@/features/record-list/list-request'
import type { ListOrders, ListSearch } from '@/features/record-list/list-search'

/** The key of its columns and views in this device's list settings, the same in both realms. */
export const sessionListId = 'sessions'

export const sessionOrders: ListOrders = { keys: ['created_at'], defaultOrder: '-created_at' }

export function toSessionListRequest(
  bundle: ListedBundle,
  search: ListSearch,
  privateSearchText: string | undefined,
): SessionListRequest {
  return toListRequest(bundle, search, privateSearchText, sessionOrders)
}
