import * as v from 'valibot'
import { endpoint } from './endpoint'
import { expected, flag, fraction, maybe, maybeList, num, recordResponse, text } from './tolerant'

const tokenSchema = v.object({ a: maybe(text), b: maybe(text), score: fraction })

export const nameMatchSchema = v.object({
  result: recordResponse({
    is_match: expected(flag),
    match_score: expected(fraction),
    tokens: maybeList(tokenSchema),
  }),
  transaction_id: expected(text),
  trials_remaining: maybe(num),
})
/** The person who sees the answer has just typed the names, so they are not sealed. */
export type NameMatch = v.InferOutput<typeof nameMatchSchema>
/** As the backend sends it. */
export type NameMatchInput = v.InferInput<typeof nameMatchSchema>

/** The optional fields are always sent, because their defaults are unknown. */
export type NameMatchRequest = {
  first_name_value: string
  second_name_value: string
  /** Whether a name in Arabic may match one in Latin letters. */
  transliterate: boolean
  /** 0 to 1: the lowest score of a match. */
  cutoff_match_score: number
}

export const nameMatch = endpoint<NameMatchRequest>()({
  id: 'matchNames',
  realm: 'admin',
  post: 'v1/valify/name-match/',
  response: nameMatchSchema,
})
