import { identityQueries } from '@/api/identities'
import type { Scope } from '@/lib/realm'
import type { ListState } from '@/features/record-list/list-state'
import { identityListRequest } from './identity-list-request'
import type { IdentitySearch } from './identity-search'

/** The identities that the list shows, for its loader and its screen. */
export function identityListQuery(scope: Scope, list: ListState<IdentitySearch>) {
  return identityQueries(scope).list(identityListRequest(list))
}
