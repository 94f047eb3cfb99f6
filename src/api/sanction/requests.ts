import * as v from 'valibot'
import { wireId, wireScore } from '@/api/core/request'
import { sanctionFields } from './schema'

const searchedField = v.strictObject({
  field_name: v.picklist(sanctionFields),
  value: v.pipe(v.string(), v.nonEmpty()),
  /** The lowest score that matches, from 0 to 1. */
  cutoff_match_score: wireScore,
})

export const sanctionRequest = v.strictObject({
  data: v.strictObject({
    bundle_id: v.optional(wireId),
    /** The names of the lists. */
    sanction_lists: v.pipe(v.array(v.pipe(v.string(), v.nonEmpty())), v.nonEmpty()),
    fields: v.pipe(v.array(searchedField), v.nonEmpty()),
    /** Every field must match. */
    match_all_fields: v.optional(v.boolean()),
    /** Arabic is compared with Latin. */
    transliterate: v.optional(v.boolean()),
  }),
})
export type SanctionRequest = v.InferOutput<typeof sanctionRequest>
