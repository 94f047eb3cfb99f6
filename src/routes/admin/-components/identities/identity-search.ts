import * as v from 'valibot'
import { identityQueries } from '@/api/identities/queries'
import type { Scope } from '@/auth/realm'
import { toListRequest } from '@/features/record-list/list-request'
import { listSearchSchema } from '@/features/record-list/list-search'
import type { ListState } from '@/features/record-list/list-state'
import { id, optional } from '@/lib/search-schema'

const { from, to, page, page_size, status, q } = listSearchSchema.entries

export const identitySearchSchema = v.object({
  from,
  to,
  page,
  page_size,
  status,
  q,
  /** The client whose people are listed. */
  organization: optional(id),
  /** The identity whose drawer is open. */
  identity: optional(id),
})
export type IdentitySearch = v.InferOutput<typeof identitySearchSchema>

/** The people that the list shows. */
export function identityListQuery(scope: Scope, list: ListState<IdentitySearch>) {
  const organization_id = list.search.organization
  return identityQueries(scope).list({ ...toListRequest(list), organization_id })
}
