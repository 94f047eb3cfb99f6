import { toListRequest, type ListedBundle } from '@/features/record-list/list-request'
import type { ListOrders } from '@/features/record-list/list-order'
import type { ListState } from '@/features/record-list/list-state'

export const sessionOrders: ListOrders = {
  keys: ['created_at', 'duration', 'status', 'transactions_count'],
  defaultOrder: '-created_at',
}

export function sessionListRequest(bundle: ListedBundle, list: ListState) {
  return { ...bundle, ...toListRequest(list, sessionOrders) }
}
