import * as v from 'valibot'
import {
  sanction,
  sanctionFields,
  type SanctionLists,
  type SanctionRequest,
  type SanctionResponseInput,
  TRIALS_EXCEEDED,
  UNKNOWN_LIST,
} from '@/backend/sanction'
import type { Complete } from '@mocks/complete'
import { handleGet, handlePost } from '@mocks/http'
import { searchSanctions } from '@mocks/queries/search-sanctions'
import { idField, requiredText, maxCharacters, scoreField } from '@mocks/request-fields'
import { ok, problem } from '@mocks/responses'
import { allLists } from '@mocks/sanction-lists/uploaded-lists'
import { lazyText } from '@mocks/texts/lazy-text'
import { wireId, wireScore, wireText } from '@mocks/wire-fields'

/** Number of searches per database. After that, no attempts are left. */
const TRIALS = 300

const searchRequest = v.strictObject({
  data: v.strictObject({
    bundle_id: v.optional(wireId),
    sanction_lists: v.pipe(v.array(wireText), v.nonEmpty()),
    fields: v.pipe(
      v.array(
        v.strictObject({
          field_name: v.picklist(sanctionFields),
          value: wireText,
          cutoff_match_score: wireScore,
        }),
      ),
      v.nonEmpty(),
    ),
    match_all_fields: v.optional(v.boolean()),
    transliterate: v.optional(v.boolean()),
  }),
})
const searchBody: v.GenericSchema<unknown, SanctionRequest> = v.object({
  data: v.object({
    bundle_id: v.exactOptional(idField),
    sanction_lists: v.pipe(
      v.array(v.string()),
      v.minLength(
        1,
        lazyText((t) => t.chooseList),
      ),
    ),
    fields: v.pipe(
      v.array(
        v.object({
          field_name: v.picklist(
            sanctionFields,
            lazyText((t) => t.fieldMissing),
          ),
          value: v.pipe(requiredText(lazyText((t) => t.enterValue)), maxCharacters(200)),
          cutoff_match_score: scoreField,
        }),
      ),
      v.minLength(
        1,
        lazyText((t) => t.searchField),
      ),
    ),
    match_all_fields: v.exactOptional(v.boolean()),
    transliterate: v.exactOptional(v.boolean()),
  }),
})

const permission = ['service_demo']

export const handlers = [
  handleGet({ endpoint: sanction.lists, realm: 'admin', permission }, ({ db }) =>
    ok<Complete<SanctionLists>>({ sanction_lists: allLists(db).map(({ row }) => row) }),
  ),
  handlePost(
    {
      endpoint: sanction.search,
      realm: 'admin',
      request: searchRequest,
      permission,
      body: searchBody,
    },
    ({ db }, { data }) => {
      const lists = allLists(db)
        .filter(({ row }) => data.sanction_lists.includes(row.name))
        .map(({ row: { name }, records }) => ({ name, records }))
      const knownLists = lists.map(({ name }) => name)
      const unknownList = data.sanction_lists.find((name) => !knownLists.includes(name))
      if (unknownList !== undefined)
        return problem(
          400,
          lazyText((t) => t.listMissing(unknownList)),
          { error_code: UNKNOWN_LIST },
        )
      if (db.sanctionSearches >= TRIALS)
        return problem(
          400,
          lazyText((t) => t.noAttempts),
          {
            error_code: TRIALS_EXCEEDED,
          },
        )
      db.sanctionSearches += 1
      const matched_records = searchSanctions(lists, data)
      const is_match = matched_records.length > 0
      return ok<SanctionResponseInput>({
        transaction_id: crypto.randomUUID(),
        trials_remaining: TRIALS - db.sanctionSearches,
        result: { status: is_match ? 'match' : 'no_match', is_match, matched_records },
      })
    },
  ),
]
