import type { ListState } from '@/features/record-list/list-state'
import type { UserSearch } from './user-search'

/** The search text is a name or an email, and is never in the address. */
export function userListRequest({ search, privateSearchText }: ListState<UserSearch>) {
  const { page, page_size, organization, status } = search
  return { page, page_size, organization_id: organization, search: privateSearchText, status }
}
