import * as v from 'valibot'
import { pageSearchSchema } from '@/features/record-list/list-search'
import { id, optional } from '@/lib/search-schema'

const { page, page_size } = pageSearchSchema.entries

export const userSearchSchema = v.object({
  page,
  page_size,
  /** The client whose users are listed. */
  organization: optional(id),
})
export type UserSearch = v.InferOutput<typeof userSearchSchema>
