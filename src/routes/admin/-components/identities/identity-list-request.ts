import { toListRequest } from '@/features/record-list/list-request'
import type { ListState } from '@/features/record-list/list-state'
import type { IdentitySearch } from './identity-search'

export function identityListRequest(list: ListState<IdentitySearch>) {
  return { ...toListRequest(list), organization_id: list.search.organization }
}
