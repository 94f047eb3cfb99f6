import { messageSchema } from './message'
import { endpoint } from './endpoint'
import type { PeriodFields } from './request'
import type { imageTypes } from './transactions'

/** Content of an export that is sent by email. Each kind has a separate endpoint (behavior 7.5). */
export type ExportKind = 'images' | 'transactions'

/** An inclusive date range. */
export type ExportRequest = PeriodFields & { organization_id: string; bundle_id: string }

export type ExportedImage = (typeof imageTypes)[number]

/** Image export request. The optional fields are assumptions, so they are sent only if set. */
export type ImageExportRequest = ExportRequest & {
  /** All images if absent. */
  image_types?: ExportedImage[] | undefined
  /** Whether to export images with boxes around the recognized fields instead of the original images. */
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
