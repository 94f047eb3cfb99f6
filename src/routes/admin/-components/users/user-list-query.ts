import { userQueries } from '@/api/users/queries'
import type { Scope } from '@/auth/realm'
import type { ListState } from '@/features/record-list/list-state'
import type { UserSearch } from './user-search'

/** The users that the list shows. The search text is a name or an email, and is never in the address. */
export function userListQuery(scope: Scope, list: ListState<UserSearch>) {
  const { page: number, page_size: size, organization, status } = list.search
  return userQueries(scope).list({
    page: number,
    page_size: size,
    organization_id: organization,
    search: list.privateSearchText,
    status,
  })
}
