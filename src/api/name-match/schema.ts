import * as v from 'valibot'
import { expected, flag, maybe, maybeList, num, recordAnswer, text } from '@/api/core/tolerant'

const tokenSchema = v.object({ a: maybe(text), b: maybe(text), score: num })

export const nameMatchSchema = v.object({
  result: recordAnswer({
    is_match: expected(flag),
    match_score: expected(num),
    tokens: maybeList(tokenSchema),
  }),
  transaction_id: expected(text),
  trials_remaining: maybe(num),
})
/** The person who sees the answer has just typed the names, so they are not sealed. */
export type NameMatch = v.InferOutput<typeof nameMatchSchema>
/** As the backend sends it. */
export type NameMatchInput = v.InferInput<typeof nameMatchSchema>
