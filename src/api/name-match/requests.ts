import * as v from 'valibot'
import { wireScore } from '@/api/core/request'

const name = v.pipe(v.string(), v.nonEmpty())

/** The optional fields are always sent, because their defaults are unknown. */
export const nameMatchRequest = v.strictObject({
  first_name_value: name,
  second_name_value: name,
  /** Whether a name in Arabic may match one in Latin letters. */
  transliterate: v.boolean(),
  /** 0 to 1: the lowest score of a match. */
  cutoff_match_score: wireScore,
})
export type NameMatchRequest = v.InferOutput<typeof nameMatchRequest>
