import { expect, test } from 'vitest'
import {
  type SanctionField,
  sanctionListsSchema,
  type SanctionRequest,
  sanctionResponseSchema,
  TRIALS_EXCEEDED,
  UNKNOWN_LIST,
} from '@/backend/sanction'
import { parseErrorBody } from '@/api/core/api-error'
import { resetDatabase } from '@mocks/db'
import type { PersonaName } from '@mocks/personas'
import { sanctionListSeeds } from '@mocks/seeds/sanction-lists'
import { sanctionRecords } from '@mocks/seeds/sanction-records'
import { callMock, readAs, signIn } from '@mocks/test-client'

const realm = 'admin'
const listsPath = 'v1/valify/sanction-shield/lists/'
const searchPath = 'v1/valify/sanction-shield/search/'
const lists = sanctionListSeeds.map(({ name }) => name)

async function asDemo(name: PersonaName = 'admin-demo') {
  resetDatabase()
  const { token } = await signIn(name)
  const getBody = (value: string, more: Partial<SanctionRequest['data']> = {}) => ({
    data: {
      sanction_lists: lists,
      fields: [{ field_name: 'full_name', value, cutoff_match_score: 0.8 }],
      ...more,
    },
  })
  const search = (value: string, more?: Partial<SanctionRequest['data']>) =>
    readAs(sanctionResponseSchema, searchPath, { realm, token, body: getBody(value, more) })
  const refusal = async (value: string, more?: Partial<SanctionRequest['data']>) => {
    const response = await callMock(searchPath, { realm, token, body: getBody(value, more) })
    return { status: response.status, ...parseErrorBody(await response.json()) }
  }
  return { token, search, refusal }
}

const field = (field_name: SanctionField, value: string, cutoff_match_score = 0.8) => ({
  field_name,
  value,
  cutoff_match_score,
})

test('returns the record count of each list and marks client lists', async () => {
  const { token } = await asDemo()
  const { sanction_lists } = await readAs(sanctionListsSchema, listsPath, { realm, token })
  expect(sanction_lists.map(({ name }) => name)).toEqual(lists)
  for (const [index, seed] of sanctionListSeeds.entries())
    expect(sanction_lists[index]?.records).toBe(sanctionRecords(seed).length)
  expect(sanction_lists.filter(({ is_custom }) => is_custom)).toHaveLength(3)
})

test('finds a person in both scripts only with transliteration', async () => {
  const { search } = await asDemo()
  const name = 'Mohamed Mahmoud Al-Qamrani'
  const languages = (response: Awaited<ReturnType<typeof search>>) =>
    new Set(response.result.matched_records.map(({ data }) => data['language']))
  expect(languages(await search(name, { transliterate: true }))).toEqual(new Set(['en', 'ar']))
  expect(languages(await search(name))).toEqual(new Set(['en']))
})

test('returns at most 200 matches, best first, and none below the cutoff', async () => {
  const { search } = await asDemo()
  const fields = [field('first_name', 'Mohamed', 0.7)]
  const { result } = await search('', { transliterate: true, fields })
  const scores = result.matched_records.map(({ matched_fields }) => matched_fields[0]?.match_score)
  expect(scores).toHaveLength(200)
  expect(scores).toEqual(scores.toSorted((a = 0, b = 0) => b - a))
  expect(Math.min(...scores.map((score = 0) => score))).toBeGreaterThanOrEqual(0.7)
})

test('matches all fields or any field, as requested', async () => {
  const { search } = await asDemo()
  const fields = [field('last_name', 'Al-Qamrani'), field('nationality', 'egypt')]
  const any = await search('', { fields })
  const all = await search('', { fields, match_all_fields: true })
  expect(any.result.matched_records.length).toBeGreaterThan(all.result.matched_records.length)
  expect(all.result.is_match).toBe(true)
  for (const { matched_fields } of all.result.matched_records)
    expect(matched_fields).toHaveLength(2)
  const none = await search('Zyxwv Qponm')
  expect(none.result).toEqual({ status: 'no_match', is_match: false, matched_records: [] })
})

test('rejects an unknown list, invalid fields and too many searches', async () => {
  const { search, refusal } = await asDemo()
  expect(await refusal('Mohamed', { sanction_lists: ['gone'] })).toMatchObject({
    status: 400,
    error_code: UNKNOWN_LIST,
  })
  const refused = await refusal('', { sanction_lists: [] })
  expect(Object.keys(refused.errors ?? {})).toEqual(['data.sanction_lists', 'data.fields.0.value'])
  const { trials_remaining = 0 } = await search('Mohamed', {
    sanction_lists: ['papyrus_merchants'],
  })
  for (let left = trials_remaining; left > 0; left--)
    await search('Mohamed', { sanction_lists: ['papyrus_merchants'] })
  expect(await refusal('Mohamed')).toMatchObject({ status: 400, error_code: TRIALS_EXCEEDED })
})

test('requires the service_demo permission', async () => {
  const { token } = await asDemo('admin-none')
  const response = await callMock(listsPath, { realm, token })
  expect(response.status).toBe(403)
})
