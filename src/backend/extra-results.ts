import * as v from 'valibot'
import { endpoint } from './endpoint'
import type { PageFields, PeriodFields } from './request'
import { expected, id, listResponse, maybe, moment, num, rows } from './tolerant'
import { advancedConfidenceSchema, documentVerificationPlusSchema } from './transactions'

const extraResultSchema = v.object({
  transaction_id: id,
  session_id: expected(id),
  created_at: expected(moment),
  advanced_confidence: maybe(advancedConfidenceSchema),
  document_verification_plus: maybe(documentVerificationPlusSchema),
  /** Its schema is unknown, so the screen shows scalar values and derives their labels from their keys. */
  profession_analysis: maybe(v.unknown()),
})
export type ExtraResult = v.InferOutput<typeof extraResultSchema>

export const extraResultListSchema = listResponse({
  results: rows(extraResultSchema),
  total: expected(num),
})
export type ExtraResultList = v.InferOutput<typeof extraResultListSchema>

/** An inclusive date range. */
export type ExtraResultExportRequest = PeriodFields & { bundle_id: string }
export type ExtraResultListRequest = ExtraResultExportRequest & PageFields

export const extraResults = {
  list: endpoint<ExtraResultListRequest>()({
    id: 'listExtraResults',
    realm: 'client',
    post: 'v1/valify/extra-results/',
    response: extraResultListSchema,
  }),
  zip: endpoint<ExtraResultExportRequest>()({
    id: 'exportExtraResults',
    post: 'v1/valify/export-extra-results/',
    response: 'bytes',
  }),
}
