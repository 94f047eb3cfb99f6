import { userQueries } from '@/api/users/queries'
import type { Scope } from '@/auth/realm'
import type { ListState } from '@/features/record-list/list-state'
import { userListRequest } from './user-list-request'
import type { UserSearch } from './user-search'

/** The users that the list shows. */
export function userListQuery(scope: Scope, list: ListState<UserSearch>) {
  return userQueries(scope).list(userListRequest(list))
}
