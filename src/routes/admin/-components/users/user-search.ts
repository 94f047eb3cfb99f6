import * as v from 'valibot'
import { pageSearchSchema } from '@/features/record-list/list-search'
import { idParam, optional } from '@/lib/search-schema'

const { page, page_size } = pageSearchSchema.entries

export const userSearchSchema = v.object({
  page,
  page_size,
  /** The client whose users are listed. */
  organization: optional(idParam),
})
export type UserSearch = v.InferOutput<typeof userSearchSchema>
