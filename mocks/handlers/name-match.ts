import * as v from 'valibot'
import { nameMatch, type NameMatchInput } from '@/backend/name-match'
import { handlePost } from '@mocks/http'
import { scoreNames } from '@mocks/names/score'
import { requiredText, maxCharacters, scoreField } from '@mocks/request-fields'
import { ok } from '@mocks/responses'
import { lazyText } from '@mocks/texts/lazy-text'
import { wireScore, wireText } from '@mocks/wire-fields'

const request = v.strictObject({
  first_name_value: wireText,
  second_name_value: wireText,
  transliterate: v.boolean(),
  cutoff_match_score: wireScore,
})

const nameField = v.pipe(
  requiredText(lazyText((t) => t.required)),
  maxCharacters(200),
  v.regex(
    /\p{L}/u,
    lazyText((t) => t.noLetter),
  ),
)
const body = v.object({
  first_name_value: nameField,
  second_name_value: nameField,
  transliterate: v.optional(v.boolean(lazyText((t) => t.trueOrFalse)), false),
  cutoff_match_score: v.optional(scoreField, 0.8),
})

export const handlers = [
  handlePost(
    { endpoint: nameMatch, realm: 'admin', request, permission: ['service_demo'], body },
    (_call, { first_name_value, second_name_value, transliterate, cutoff_match_score }) => {
      const { score, tokens } = scoreNames(first_name_value, second_name_value, transliterate)
      return ok<NameMatchInput>({
        result: { is_match: score >= cutoff_match_score, match_score: score, tokens },
        transaction_id: crypto.randomUUID(),
      })
    },
  ),
]
