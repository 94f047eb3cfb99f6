import { identityQueries } from '@/api/identities/queries'
import type { Scope } from '@/auth/realm'
import { toListRequest } from '@/features/record-list/list-request'
import type { ListState } from '@/features/record-list/list-state'
import type { IdentitySearch } from './identity-search'

/** The identities that the list shows, for its loader and its screen. */
export function identityListQuery(scope: Scope, list: ListState<IdentitySearch>) {
  const organization_id = list.search.organization
  return identityQueries(scope).list({ ...toListRequest(list), organization_id })
}
