import * as v from 'valibot'
import { pageSearchSchema, recordFilters } from '@/features/record-list/list-search'
import { idParam, optional } from '@/lib/search-schema'

const { page, page_size } = pageSearchSchema.entries

export const userFilters = {
  /** ID of the client whose users are listed. */
  organization: optional(idParam),
  status: recordFilters.status,
}

export const userSearchSchema = v.object({ page, page_size, ...userFilters })
export type UserSearch = v.InferOutput<typeof userSearchSchema>
