import * as v from 'valibot'
import { recordFilters } from '@/features/record-list/list-search'
import { optional } from '@/lib/search-schema'
import { pickedSearchEntries } from '@/routes/admin/-components/picked-search'

// Part of the entry chunk, like every search schema.

const { from, to, status, service } = recordFilters
const common = { ...pickedSearchEntries, from, to }
const imageEntries = {
  /** The selected images, separated by commas; none if empty, all if missing. */
  images: optional(v.pipe(v.string(), v.regex(/^(?:[a-z]+(?:,[a-z]+)*)?$/))),
  /** Missing: the original images. */
  version: optional(v.literal('boxed')),
}
const transactionEntries = { status, service }

export const imageExportSearchSchema = v.object({ ...common, ...imageEntries })
export type ImageExportSearch = v.InferOutput<typeof imageExportSearchSchema>

export const transactionExportSearchSchema = v.object({ ...common, ...transactionEntries })
export type TransactionExportSearch = v.InferOutput<typeof transactionExportSearchSchema>

/** The search parameters that both forms share. */
export const exportSearchSchema = v.object({ ...common, ...imageEntries, ...transactionEntries })
export type ExportSearch = v.InferOutput<typeof exportSearchSchema>
