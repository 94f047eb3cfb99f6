import * as v from 'valibot'
import { pageSearchSchema, recordFilters } from '@/features/record-list/list-search'
import { idParam, optional } from '@/lib/search-schema'

const { page, page_size } = pageSearchSchema.entries
const { from, to, status, q } = recordFilters

export const identityFilters = {
  /** ID of the client whose identities are listed. */
  organization: optional(idParam),
  from,
  to,
  status,
  q,
}

export const identitySearchSchema = v.object({
  page,
  page_size,
  ...identityFilters,
  /** ID of the identity that is open in the drawer. */
  identity: optional(idParam),
})
export type IdentitySearch = v.InferOutput<typeof identitySearchSchema>
