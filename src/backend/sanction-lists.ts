import * as v from 'valibot'
import { endpoint, type NoFields } from './endpoint'
import type { PageFields } from './request'
import { type SanctionField, sanctionListsSchema } from './sanction'
import {
  expected,
  expectedList,
  id,
  listResponse,
  maybe,
  moment,
  num,
  openEnum,
  rows,
  text,
} from './tolerant'

const rejectedRowSchema = v.object({
  /** The line number in the file. The header is line 1. */
  row: maybe(num),
  column: maybe(text),
  message: maybe(text),
})
export type RejectedRow = v.InferOutput<typeof rejectedRowSchema>

export const listUploadStatuses = ['processing', 'completed', 'failed'] as const

/** A list upload or its preview. */
export const listUploadSchema = v.object({
  upload_id: id,
  /** The list's name. */
  name: expected(text),
  status: expected(openEnum(listUploadStatuses)),
  rows_total: expected(num),
  rows_accepted: expected(num),
  rows_rejected: expected(num),
  errors: expectedList(rejectedRowSchema),
  diff: maybe(
    v.object({
      added: expected(num),
      removed: expected(num),
      changed: expected(num),
    }),
  ),
  created_at: maybe(moment),
})
export type ListUpload = v.InferOutput<typeof listUploadSchema>
export type ListUploadInput = v.InferInput<typeof listUploadSchema>

export const listUploadsSchema = listResponse({
  uploads: rows(listUploadSchema),
  total: expected(num),
})
export type ListUploadsInput = v.InferInput<typeof listUploadsSchema>

/** File limits: columns, and rows below the headings, including blank rows. */
export const MAX_COLUMNS = 200
export const MAX_ROWS = 100_000

/** `replace` replaces the whole list with the file; `append` adds the file's rows and updates existing rows. */
export type UploadMode = 'replace' | 'append'

/** The index of each mapped field's column in the file, from 0. */
export type ColumnMapping = Partial<Record<SanctionField, number>>

/** The form's fields. The file comes last. */
export type ListUploadFields = {
  /** The list's name. */
  name: string
  mode: UploadMode
  /** A `ColumnMapping` in JSON. */
  mapping: string
  /** If `true`, nothing changes and the response is a preview. */
  dry_run: 'true' | 'false'
  file: Blob
}

/** The upload before it is converted to form data. */
export type ListUploadRequest = {
  file: Blob
  fileName: string
  name: string
  mode: UploadMode
  mapping: ColumnMapping
  /** Whether to return only a preview, without changes. */
  dryRun: boolean
}

export type ListUploadsRequest = PageFields

export const sanctionLists = {
  list: endpoint<NoFields>()({
    id: 'listSanctionLists',
    realm: 'client',
    get: 'v1/valify/sanction-lists/',
    response: sanctionListsSchema,
  }),
  upload: endpoint<ListUploadFields>()({
    id: 'uploadSanctionList',
    realm: 'client',
    post: 'v1/valify/sanction-lists/upload/',
    body: 'multipart',
    response: listUploadSchema,
  }),
  uploads: endpoint<ListUploadsRequest>()({
    id: 'listSanctionListUploads',
    realm: 'client',
    post: 'v1/valify/sanction-lists/uploads/',
    response: listUploadsSchema,
  }),
}
