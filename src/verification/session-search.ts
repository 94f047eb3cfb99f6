import * as v from 'valibot'
import type { SessionListRequest } from '@/api/sessions/schema'
import {
  listDefaults,
  listSearchSchema,
  toListRequest,
  type ListedBundle,
  type ListOrders,
  type ListSearch,
} from './list-search'

/** Under which its columns and views are kept on this device, the same in both areas. */
export const sessionListId = 'sessions'

export const sessionListDefaults = listDefaults
export const sessionSearchSchema = listSearchSchema
export type SessionSearch = ListSearch

/** The days of an address, for a screen that has no list. */
export const periodSearchSchema = v.pick(listSearchSchema, ['from', 'to'])

export const sessionOrders: ListOrders = { keys: ['created_at'], usual: '-created_at' }

export function toSessionListRequest(
  bundle: ListedBundle,
  search: ListSearch,
  personal: string | undefined,
): SessionListRequest {
  return toListRequest(bundle, search, personal, sessionOrders)
}
