import * as v from 'valibot'
import type { NameMatchInput } from '@/api/name-match/schema'
import { handlePost } from '@mocks/http'
import { scoreNames } from '@mocks/names/score'
import { requiredText } from '@mocks/request-fields'
import { ok } from '@mocks/responses'

const nameField = v.pipe(
  requiredText('This field is required'),
  v.maxLength(200, 'At most 200 characters'),
  v.regex(/\p{L}/u, 'There is no letter in it'),
)
const scoreField = v.pipe(
  v.number('A number is needed'),
  v.minValue(0, 'At least 0'),
  v.maxValue(1, 'At most 1'),
)
const body = v.object({
  first_name_value: nameField,
  second_name_value: nameField,
  transliterate: v.optional(v.boolean('True or false is needed'), false),
  cutoff_match_score: v.optional(scoreField, 0.8),
})

export const handlers = [
  handlePost(
    { realm: 'admin', path: 'v1/valify/name-match/', permission: ['service_demo'], body },
    (_call, { first_name_value, second_name_value, transliterate, cutoff_match_score }) => {
      const { score, tokens } = scoreNames(first_name_value, second_name_value, transliterate)
      return ok<NameMatchInput>({
        result: { is_match: score >= cutoff_match_score, match_score: score, tokens },
        transaction_id: crypto.randomUUID(),
      })
    },
  ),
]
