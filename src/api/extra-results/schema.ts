import * as v from 'valibot'
import { id, maybe, moment, num } from '@/api/core/tolerant'
import { advancedConfidenceSchema, documentVerificationPlusSchema } from '@/api/transactions/schema'

const extraResultSchema = v.object({
  transaction_id: id,
  session_id: maybe(id),
  created_at: moment,
  advanced_confidence: maybe(advancedConfidenceSchema),
  document_verification_plus: maybe(documentVerificationPlusSchema),
  /** Its fields are unknown: single values are shown under their own names. */
  profession_analysis: maybe(v.unknown()),
})
export type ExtraResult = v.InferOutput<typeof extraResultSchema>

export const extraResultListSchema = v.object({
  results: v.array(extraResultSchema),
  total: num,
})
export type ExtraResultList = v.InferOutput<typeof extraResultListSchema>
