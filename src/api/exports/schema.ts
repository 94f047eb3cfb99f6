import type { ImageType } from '@/api/transactions/schema'

/** The content of an export by email. Each kind has a call of its own (behaviour 7.5). */
export type ExportKind = 'images' | 'transactions'

/** Days `YYYY-MM-DD`, both inclusive. */
export type ExportRequest = {
  organization_id: string
  bundle_id: string
  start_date: string
  end_date: string
}

/** The optional fields are assumed: one is sent only when it is set. */
export type ImageExportRequest = ExportRequest & {
  /** All when absent. */
  image_types?: ImageType[]
  /** With boxes around the fields that were read, instead of the original image. */
  boxed?: true
}

export type TransactionExportRequest = ExportRequest & {
  status?: string
  service?: string
}
