import * as v from 'valibot'
import { wireId, wirePeriod } from '@/api/core/request'
import { imageTypes } from '@/api/transactions/schema'

/** Days, inclusive. */
const exportRequest = v.strictObject({
  organization_id: wireId,
  bundle_id: wireId,
  ...wirePeriod,
})
export type ExportRequest = v.InferOutput<typeof exportRequest>

const exportedImage = v.picklist(imageTypes)
export type ExportedImage = v.InferOutput<typeof exportedImage>

/** The optional fields are assumed: one is sent only when it is set. */
export const imageExportRequest = v.strictObject({
  ...exportRequest.entries,
  /** All when absent. */
  image_types: v.optional(v.pipe(v.array(exportedImage), v.nonEmpty())),
  /** With boxes around the fields that were read, instead of the original image. */
  boxed: v.optional(v.literal(true)),
})
export type ImageExportRequest = v.InferOutput<typeof imageExportRequest>

export const transactionExportRequest = v.strictObject({
  ...exportRequest.entries,
  /** `success` or `failed`. */
  status: v.optional(v.string()),
  service: v.optional(v.string()),
})
export type TransactionExportRequest = v.InferOutput<typeof transactionExportRequest>
