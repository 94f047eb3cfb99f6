import * as v from 'valibot'
import { listSearchSchema } from '@/features/record-list/list-search'
import { idParam, optional } from '@/lib/search-schema'

const { page, page_size, status } = listSearchSchema.entries

export const userSearchSchema = v.object({
  page,
  page_size,
  /** The client whose users are listed. */
  organization: optional(idParam),
  status,
})
export type UserSearch = v.InferOutput<typeof userSearchSchema>
