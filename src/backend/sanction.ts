import * as v from 'valibot'
import { endpoint, type NoFields } from './endpoint'
import {
  expected,
  expectedList,
  flag,
  fraction,
  id,
  listResponse,
  maybe,
  moment,
  nonEmptyText,
  num,
  part,
  recordResponse,
  rows,
  text,
  withUnread,
} from './tolerant'

export const sanctionListSchema = v.object({
  /** The name that requests use. */
  name: nonEmptyText,
  display_name: maybe(text),
  records: maybe(num),
  updated_at: maybe(moment),
  /** Whether a client uploaded the list. Such a list is searched only for that client. */
  is_custom: maybe(flag),
})
export type SanctionList = v.InferOutput<typeof sanctionListSchema>

export const sanctionListsSchema = listResponse({ sanction_lists: rows(sanctionListSchema) })
export type SanctionLists = v.InferOutput<typeof sanctionListsSchema>

/** Record fields that a search can use and that an uploaded list can have. Records may have more fields. */
export const sanctionFields = [
  'full_name',
  'first_name',
  'middle_name',
  'last_name',
  'document_number',
  'nationality',
  'gender',
  'known_address',
  'birth_date_day',
  'birth_date_month',
  'birth_date_year',
  'language',
  'remarks',
] as const
export type SanctionField = (typeof sanctionFields)[number]

const sanctionMatchSchema = v.pipe(
  v.object({
    data: part(v.record(v.string(), maybe(text))),
    sanction_list: expected(text),
    matched_fields: expectedList(v.object({ field_name: text, match_score: expected(fraction) })),
  }),
  v.transform(withUnread),
)
export type SanctionMatch = v.InferOutput<typeof sanctionMatchSchema>
/** A match on the wire. */
export type SanctionMatchInput = v.InferInput<typeof sanctionMatchSchema>

export const sanctionResponseSchema = v.object({
  transaction_id: expected(id),
  trials_remaining: expected(num),
  result: v.pipe(
    recordResponse({
      status: expected(text),
      is_match: expected(flag),
      matched_records: expectedList(sanctionMatchSchema),
    }),
    v.transform(withUnread),
  ),
})
export type SanctionResponse = v.InferOutput<typeof sanctionResponseSchema>
export type SanctionResponseInput = v.InferInput<typeof sanctionResponseSchema>

/** Search error codes: unknown list, and no searches left. */
export const UNKNOWN_LIST = 5048
export const TRIALS_EXCEEDED = 5012

export type SanctionRequest = {
  data: {
    bundle_id?: string | undefined
    /** Names of the lists to search. */
    sanction_lists: string[]
    fields: {
      field_name: SanctionField
      value: string
      /** The minimum score for a match, from 0 to 1. */
      cutoff_match_score: number
    }[]
    /** Whether every field must match. */
    match_all_fields?: boolean | undefined
    /** Whether Arabic text may match text in Latin letters. */
    transliterate?: boolean | undefined
  }
}

export const sanction = {
  lists: endpoint<NoFields>()({
    id: 'listSanctionLists',
    realm: 'admin',
    get: 'v1/valify/sanction-shield/lists/',
    response: sanctionListsSchema,
  }),
  search: endpoint<SanctionRequest>()({
    id: 'searchSanctions',
    realm: 'admin',
    post: 'v1/valify/sanction-shield/search/',
    response: sanctionResponseSchema,
  }),
}
