import * as v from 'valibot'
import { wirePage } from '@/api/core/request'
import type { SanctionField } from '@/api/sanction/schema'

export const listUploadsRequest = v.strictObject(wirePage)
export type ListUploadsRequest = v.InferOutput<typeof listUploadsRequest>

const uploadMode = v.picklist(['replace', 'append'])
/** `replace` makes the file the whole list; `append` adds its rows and changes the existing ones. */
export type UploadMode = v.InferOutput<typeof uploadMode>

/** An upload as it is sent: the fields of a form, with the file last. */
export const listUploadForm = v.strictObject({
  /** The list's name. */
  name: v.pipe(v.string(), v.nonEmpty()),
  mode: uploadMode,
  /** A `ColumnMapping` in JSON. */
  mapping: v.pipe(v.string(), v.nonEmpty()),
  /** With `true` nothing is changed: the response is a preview. */
  dry_run: v.picklist(['true', 'false']),
  file: v.blob(),
})

/** The column of the file for each mapped field, counted from 0. */
export type ColumnMapping = Partial<Record<SanctionField, number>>

/** An upload as the portal's code has it, before it is a form. */
export type ListUploadRequest = {
  file: Blob
  fileName: string
  name: string
  mode: UploadMode
  mapping: ColumnMapping
  /** Nothing is changed: the response is a preview. */
  dryRun: boolean
}
