import * as v from 'valibot'
import { optional, wholeNumber, withDefault } from '@/lib/search-schema'

/** Comparison options, result filter and order. The compared names are never in the URL. */
export const matchSearchSchema = v.object({
  view: optional(v.picklist(['pairs'])),
  /** In percent. */
  cutoff: withDefault(v.pipe(wholeNumber, v.minValue(0), v.maxValue(100)), 80),
  /** `apart`: Arabic letters are not compared with Latin letters. */
  scripts: optional(v.picklist(['apart'])),
  show: optional(v.picklist(['match', 'no-match', 'open'])),
  sort: optional(v.picklist(['score', '-score'])),
})
export type MatchSearch = v.InferOutput<typeof matchSearchSchema>

export const matchDefaults = { cutoff: 80 } as const
