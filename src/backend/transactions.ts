import * as v from 'valibot'
import { type BundleRecordsRequest, serviceName } from './bundles'
import { endpoint } from './endpoint'
import {
  expected,
  flag,
  fraction,
  id,
  listResponse,
  maybe,
  moment,
  num,
  openEnum,
  part,
  recordResponse,
  rows,
  text,
} from './tolerant'

export const imageTypes = ['front', 'back', 'selfie', 'passport'] as const
const imageType = openEnum(imageTypes)
export type ImageType = v.InferOutput<typeof imageType>

const transactionSchema = v.object({
  transaction_id: id,
  session_id: maybe(id),
  bundle_id: expected(id),
  bundle_name: maybe(text),
  organization_id: maybe(id),
  organization_name: maybe(text),
  service: expected(serviceName),
  status: expected(flag),
  time: expected(moment),
  error_code: maybe(num),
  message: maybe(text),
  trials_remaining: maybe(num),
  duration_ms: maybe(num),
  billable: maybe(flag),
  document_type: maybe(text),
})
export type Transaction = v.InferOutput<typeof transactionSchema> & { bundle_id: string }

export const transactionListSchema = listResponse({
  transactions: rows(transactionSchema),
  total: expected(num),
})
export type TransactionListResponse = Omit<
  v.InferOutput<typeof transactionListSchema>,
  'transactions'
> & { transactions: Transaction[] }

export const advancedConfidenceSchema = v.object({
  fraud_detection_zone: maybe(num),
  fraud_detection_details: maybe(
    v.object({
      face_fraud_zone: maybe(num),
      face_fraud_confidence: maybe(fraction),
      front_image_manipulation_zone: maybe(num),
      front_image_manipulation_confidence: maybe(fraction),
    }),
  ),
})
export type AdvancedConfidence = v.InferOutput<typeof advancedConfidenceSchema>

export const documentVerificationPlusSchema = v.object({
  expired: maybe(flag),
  front_data_validity: maybe(flag),
  back_data_validity: maybe(flag),
  is_front_greyscale: maybe(flag),
  is_back_greyscale: maybe(flag),
  review_required: maybe(rows(text)),
})
export type DocumentVerificationPlus = v.InferOutput<typeof documentVerificationPlusSchema>

/** A service's findings. The fields depend on the service and are not parsed here. */
const serviceData = part(v.record(v.string(), v.unknown()))

export const transactionDetailSchema = v.object({
  ...transactionSchema.entries,
  data: serviceData,
  advanced_confidence: maybe(advancedConfidenceSchema),
  document_verification_plus: maybe(documentVerificationPlusSchema),
  profession_analysis: maybe(v.unknown()),
  images: maybe(rows(imageType)),
})
export type TransactionDetail = v.InferOutput<typeof transactionDetailSchema>

export const transactionResponseSchema = recordResponse({
  ...transactionDetailSchema.entries,
  transaction_id: expected(id),
})

export type TransactionListRequest = BundleRecordsRequest & { session_id?: string | undefined }
export type TransactionDetailRequest = { bundle_id: string; transaction_id: string }

export const transactions = {
  list: endpoint<TransactionListRequest>()({
    id: 'listTransactions',
    post: 'v1/valify/bundle-transactions/',
    response: transactionListSchema,
  }),
  detail: endpoint<TransactionDetailRequest>()({
    id: 'getTransaction',
    realm: 'admin',
    post: 'v1/valify/bundle-transaction-details/',
    response: transactionResponseSchema,
  }),
}
