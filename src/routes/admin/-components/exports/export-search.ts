import * as v from 'valibot'
import type { Period } from '@/lib/period/period'
import { day, optional } from '@/lib/search-schema'
import { pickedSearchEntries } from '@/routes/admin/-components/picked-search'

// Part of the entry chunk, like every search schema.

// An unreadable parameter stays as it is: without it, other records would be exported than the address says.
const asTyped = optional(v.pipe(v.string(), v.nonEmpty(), v.maxLength(100)))
const common = { ...pickedSearchEntries, from: asTyped, to: asTyped }
const imageEntries = {
  /** The selected images, separated by commas; none if empty or unreadable, all if missing. */
  images: v.optional(v.fallback(v.pipe(v.string(), v.regex(/^(?:[a-z]+(?:,[a-z]+)*)?$/)), '')),
  /** Missing: the original images. */
  version: optional(v.literal('boxed')),
}
/** The server refuses values that it does not know. */
const transactionEntries = { status: asTyped, service: asTyped }

export const imageExportSearchSchema = v.object({ ...common, ...imageEntries })
export type ImageExportSearch = v.InferOutput<typeof imageExportSearchSchema>

export const transactionExportSearchSchema = v.object({ ...common, ...transactionEntries })
export type TransactionExportSearch = v.InferOutput<typeof transactionExportSearchSchema>

/** The search parameters that both forms share. */
export const exportSearchSchema = v.object({ ...common, ...imageEntries, ...transactionEntries })
export type ExportSearch = v.InferOutput<typeof exportSearchSchema>

/** The days of an address. Undefined if one of them is unreadable. */
export function readDays({ from, to }: ExportSearch): Period | undefined {
  const isReadable = [from, to].every((text) => text === undefined || v.is(day, text))
  return isReadable ? { from, to } : undefined
}
