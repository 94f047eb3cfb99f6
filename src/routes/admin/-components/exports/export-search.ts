import * as v from 'valibot'
import type { Period } from '@/lib/period/period'
import { day, idParam, optional } from '@/lib/search-schema'
import { pickedSearchEntries } from '@/routes/admin/-components/picked-search'

// Part of the entry chunk, like every search schema.

// Keeps an invalid parameter unchanged, because without it, the export would contain different records than the URL
// describes.
const asTyped = optional(v.pipe(v.string(), v.nonEmpty(), v.maxLength(100)))
/** Maximum number of exports to request together. The export history keeps the same number. */
export const MAX_BUNDLES = 50
const common = {
  ...pickedSearchEntries,
  /** IDs of the bundles to export besides `bundle`. A line break separates them, because no ID contains one. */
  more: optional(v.string()),
  from: asTyped,
  to: asTyped,
}
const imageEntries = {
  /** The selected image kinds, separated by commas. If missing, all kinds are selected; if empty or invalid, none. */
  images: v.optional(v.fallback(v.pipe(v.string(), v.regex(/^(?:[a-z]+(?:,[a-z]+)*)?$/)), '')),
  /** If missing, the original images are exported. */
  version: optional(v.literal('boxed')),
}
/** Skips validation, because the server rejects unknown values. */
const transactionEntries = { status: asTyped, service: asTyped }

export const imageExportSearchSchema = v.object({ ...common, ...imageEntries })
export type ImageExportSearch = v.InferOutput<typeof imageExportSearchSchema>

export const transactionExportSearchSchema = v.object({ ...common, ...transactionEntries })
export type TransactionExportSearch = v.InferOutput<typeof transactionExportSearchSchema>

/** Search parameters of both export forms. */
export const exportSearchSchema = v.object({ ...common, ...imageEntries, ...transactionEntries })
export type ExportSearch = v.InferOutput<typeof exportSearchSchema>

/** Returns the IDs of the other bundles to export. */
export function listMoreBundles({ more = '', bundle }: Pick<ExportSearch, 'more' | 'bundle'>) {
  const ids = [...new Set(more.split('\n'))]
  return ids.filter((id) => v.is(idParam, id) && id !== bundle).slice(0, MAX_BUNDLES - 1)
}

/** Returns the days in the URL, or undefined if either day is invalid. */
export function readDays({ from, to }: ExportSearch): Period | undefined {
  const isReadable = [from, to].every((text) => text === undefined || v.is(day, text))
  return isReadable ? { from, to } : undefined
}
