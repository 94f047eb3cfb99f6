import { toListRequest, type ListedBundle } from '@/features/record-list/list-request'
import type { ListOrders } from '@/features/record-list/list-order'
import type { ListState } from '@/features/record-list/list-state'

export const transactionOrders: ListOrders = {
  keys: ['time', 'duration_ms', 'service', 'status'],
  defaultOrder: '-time',
}

export function transactionListRequest(bundle: ListedBundle, list: ListState) {
  return { ...bundle, ...toListRequest(list, transactionOrders) }
}
