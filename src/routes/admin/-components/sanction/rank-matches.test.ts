import { expect, test } from 'vitest'
import type { SanctionSearch } from '@/api/sanction'
import { filterMatches, rankMatches, sentCutoff } from './rank-matches'
import { formatScore } from './score'

/** Creates a two-field search whose records have these scores. `undefined` means no match. */
function searchWith(
  scores: readonly (readonly [name: number | undefined, year: number | undefined])[],
  match_all_fields = false,
): SanctionSearch {
  const fields = ['full_name', 'birth_date_year'] as const
  return {
    number: 1,
    at: '2026-11-22T10:00:00Z',
    request: {
      data: {
        sanction_lists: ['a'],
        match_all_fields,
        fields: fields.map((field_name) => ({
          field_name,
          value: 'x',
          cutoff_match_score: 0.8,
        })),
      },
    },
    response: {
      transaction_id: 't',
      trials_remaining: undefined,
      result: {
        status: undefined,
        is_match: scores.length > 0,
        matched_records: scores.map((each) => ({
          data: {},
          sanction_list: 'a',
          matched_fields: each.flatMap((match_score, index) =>
            match_score === undefined ? [] : [{ field_name: fields[index] ?? '', match_score }],
          ),
        })),
      },
    },
    decision: { verdict: undefined, note: '' },
    isBulk: false,
  }
}

const three = [
  [undefined, 1],
  [0.85, undefined],
  [0.9, 1],
] as const

test('ranks the best match first and scores a field without a match as 0', () => {
  const ranking = rankMatches(searchWith(three))
  expect(ranking.map(({ key, score }) => [key, score])).toEqual([
    [2, 0.95],
    [0, 0.5],
    [1, 0.425],
  ])
  expect(rankMatches(searchWith([]))).toEqual([])
})

test.each([
  [0.8, false, [2, 0, 1]],
  [0.86, false, [2, 0]],
  [1, false, [2, 0]],
  [0.8, true, [2]],
  [0.9, true, [2]],
  [0.91, true, []],
])('filters by the cutoff %s with match_all_fields %s and keeps %j', (cutoff, isAll, keys) => {
  const search = searchWith(three, isAll)
  const remainingMatches = filterMatches(rankMatches(search), cutoff, search.request)
  expect(remainingMatches.map(({ key }) => key)).toEqual(keys)
  expect(sentCutoff(search.request)).toBe(0.8)
})

test.each([true, false])('never hides an unscored match when match_all_fields is %s', (isAll) => {
  const search = searchWith([[undefined, undefined]], isAll)
  expect(filterMatches(rankMatches(search), 1, search.request)).toHaveLength(1)
})

test('never hides a match with an unreadable score', () => {
  const search = searchWith([[0.81, undefined]], true)
  for (const match of search.response.result.matched_records) match.unread = 1
  expect(filterMatches(rankMatches(search), 1, search.request)).toHaveLength(1)
})

test.each([
  [0.7999, '79.9%'],
  [0.8, '80%'],
  [0.29, '29%'],
  [0.9999, '99.9%'],
  [1, '100%'],
  [0, '0%'],
])('formats the score %s as %s without rounding up', (score, text) => {
  expect(formatScore(score, 'en')).toBe(text)
})
