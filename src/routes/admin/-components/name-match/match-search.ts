import * as v from 'valibot'
import { optional, wholeNumber, withDefault } from '@/lib/search-schema'

/** How names are compared, and which results are shown. The names themselves are never in the address. */
export const matchSearchSchema = v.object({
  view: optional(v.picklist(['pairs'])),
  /** In percent. */
  cutoff: withDefault(v.pipe(wholeNumber, v.minValue(0), v.maxValue(100)), 80),
  transliterate: withDefault(v.boolean(), true),
  show: optional(v.picklist(['match', 'no-match', 'open'])),
  sort: optional(v.picklist(['score', '-score'])),
})
export type MatchSearch = v.InferOutput<typeof matchSearchSchema>

export const matchDefaults = { cutoff: 80, transliterate: true } as const

/** The options of a call. */
export function toMatchOptions({ cutoff, transliterate }: MatchSearch) {
  return { transliterate, cutoff_match_score: cutoff / 100 }
}
