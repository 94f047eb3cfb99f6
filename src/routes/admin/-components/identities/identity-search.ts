import * as v from 'valibot'
import type { IdentityListRequest } from '@/api/identities/schema'
import { listSearchSchema } from '@/features/record-list/list-search'
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

/** Only what is set is sent. */
export function toIdentityListRequest(
  search: IdentitySearch,
  privateSearchText: string | undefined,
): IdentityListRequest {
  const text = privateSearchText ?? search.q
  return {
    page: search.page,
    page_size: search.page_size,
    ...(search.organization ? { organization_id: search.organization } : {}),
    ...(search.status ? { status: search.status } : {}),
    ...(search.from ? { start_date: search.from } : {}),
    ...(search.to ? { end_date: search.to } : {}),
    ...(text ? { search: text } : {}),
  }
}
