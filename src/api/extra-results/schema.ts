import * as v from 'valibot'
import { expected, id, listAnswer, maybe, moment, num, rows } from '@/api/core/tolerant'
import { advancedConfidenceSchema, documentVerificationPlusSchema } from '@/api/transactions/schema'

const extraResultSchema = v.object({
  transaction_id: id,
  session_id: expected(id),
  created_at: expected(moment),
  advanced_confidence: maybe(advancedConfidenceSchema),
  document_verification_plus: maybe(documentVerificationPlusSchema),
  /** Its fields are unknown: single values are shown under their own names. */
  profession_analysis: maybe(v.unknown()),
})
export type ExtraResult = v.InferOutput<typeof extraResultSchema>

export const extraResultListSchema = listAnswer({
  results: rows(extraResultSchema),
  total: expected(num),
})
export type ExtraResultList = v.InferOutput<typeof extraResultListSchema>
