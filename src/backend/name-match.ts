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
/** Result of a comparison. The names are not sealed because the user who sees them has just typed them. */
export type NameMatch = v.InferOutput<typeof nameMatchSchema>
/** A comparison's result on the wire. */
export type NameMatchInput = v.InferInput<typeof nameMatchSchema>

/** The optional fields are always sent, because their defaults are unknown. */
export type NameMatchRequest = {
  first_name_value: string
  second_name_value: string
  /** Whether an Arabic name may match a name in Latin letters. */
  transliterate: boolean
  /** The minimum score for a match, from 0 to 1. */
  cutoff_match_score: number
}

export const nameMatch = endpoint<NameMatchRequest>()({
  id: 'matchNames',
  realm: 'admin',
  post: 'v1/valify/name-match/',
  response: nameMatchSchema,
})
