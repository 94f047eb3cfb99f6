import * as v from 'valibot'
import {
  expected,
  expectedList,
  id,
  listAnswer,
  maybe,
  moment,
  num,
  openEnum,
  rows,
  text,
} from '@/api/core/tolerant'

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
  name: expected(text),
  status: expected(openEnum(listUploadStatuses)),
  rows_total: expected(num),
  rows_accepted: expected(num),
  rows_rejected: expected(num),
  errors: expectedList(rejectedRowSchema),
  diff: maybe(v.object({ added: expected(num), removed: expected(num), changed: expected(num) })),
  created_at: maybe(moment),
})
export type ListUpload = v.InferOutput<typeof listUploadSchema>
/** As the backend sends it. */
export type ListUploadInput = v.InferInput<typeof listUploadSchema>

export const listUploadsSchema = listAnswer({
  uploads: rows(listUploadSchema),
  total: expected(num),
})
export type ListUploadsInput = v.InferInput<typeof listUploadsSchema>

/** The limits of a file: its columns, and the rows below its headings, blank ones included. */
export const MAX_COLUMNS = 200
export const MAX_ROWS = 100_000
