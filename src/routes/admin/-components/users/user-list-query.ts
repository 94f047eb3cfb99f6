import { userQueries } from '@/api/users'
import type { Scope } from '@/lib/realm'
import type { ListState } from '@/features/record-list/list-state'
import { userListRequest } from './user-list-request'
import type { UserSearch } from './user-search'

/** The users that the list shows. */
export function userListQuery(scope: Scope, list: ListState<UserSearch>) {
  return userQueries(scope).list(userListRequest(list))
}
