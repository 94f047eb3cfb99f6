import * as v from 'valibot'
import { listSearchSchema } from '@/features/record-list/list-search'
import { idParam, optional } from '@/lib/search-schema'

const { from, to, page, page_size, status, q } = listSearchSchema.entries

export const identitySearchSchema = v.object({
  from,
  to,
  page,
  page_size,
  status,
  q,
  /** The client whose identities are listed. */
  organization: optional(idParam),
  /** The identity whose drawer is open. */
  identity: optional(idParam),
})
export type IdentitySearch = v.InferOutput<typeof identitySearchSchema>
