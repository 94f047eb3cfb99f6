import * as v from 'valibot'
import { id, maybe, maybeList, moment, num, openEnum, text } from '@/api/core/tolerant'

/** A row that the server has rejected. */
const rejectedRowSchema = v.object({
  /** The line in the file; the header is line 1. */
  row: maybe(num),
  column: maybe(text),
  message: maybe(text),
})
export type RejectedRow = v.InferOutput<typeof rejectedRowSchema>

export const listUploadStatuses = ['processing', 'completed', 'failed'] as const

/** An upload of a list, or the preview of one. */
export const listUploadSchema = v.object({
  upload_id: id,
  /** The list's name. */
  name: text,
  status: openEnum(listUploadStatuses),
  rows_total: num,
  rows_accepted: num,
  rows_rejected: num,
  errors: maybeList(rejectedRowSchema),
  diff: maybe(v.object({ added: num, removed: num, changed: num })),
  created_at: maybe(moment),
})
export type ListUpload = v.InferOutput<typeof listUploadSchema>
/** As the backend sends it. */
export type ListUploadInput = v.InferInput<typeof listUploadSchema>

export const listUploadsSchema = v.object({ uploads: v.array(listUploadSchema), total: num })
export type ListUploadsInput = v.InferInput<typeof listUploadsSchema>

/** The limits of a file: its columns, and the rows below its headings, blank ones included. */
export const MAX_COLUMNS = 200
export const MAX_ROWS = 100_000
