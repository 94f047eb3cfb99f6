import { messageSchema } from './message'
import { endpoint } from './endpoint'
import type { PeriodFields } from './request'
import type { imageTypes } from './transactions'

/** The content of an export by email. Each kind has a separate endpoint (behavior 7.5). */
export type ExportKind = 'images' | 'transactions'

/** Days, inclusive. */
export type ExportRequest = PeriodFields & { organization_id: string; bundle_id: string }

export type ExportedImage = (typeof imageTypes)[number]

/** The optional fields are assumed: they are sent only if they are set. */
export type ImageExportRequest = ExportRequest & {
  /** All if absent. */
  image_types?: ExportedImage[] | undefined
  /** With boxes around the recognized fields instead of the original image. */
  boxed?: true | undefined
}

export type TransactionExportRequest = ExportRequest & {
  /** `success` or `failed`. */
  status?: string | undefined
  service?: string | undefined
}

export const exports = {
  images: endpoint<ImageExportRequest>()({
    id: 'exportImages',
    realm: 'admin',
    post: 'v1/valify/export-images/',
    response: messageSchema,
  }),
  transactions: endpoint<TransactionExportRequest>()({
    id: 'exportTransactions',
    realm: 'admin',
    post: 'v1/valify/export-transactions/',
    response: messageSchema,
  }),
}
