import * as v from 'valibot'
import { pageSearchSchema } from '@/features/record-list/list-search'
import { optional, searchText } from '@/lib/search-schema'

// Part of the entry chunk, like every search schema.

const { page, page_size } = pageSearchSchema.entries

export const clientListSearchSchema = v.object({
  page,
  page_size,
  /** Part of a client's name, which is not personal data. */
  name: optional(searchText),
})
export type ClientListSearch = v.InferOutput<typeof clientListSearchSchema>
