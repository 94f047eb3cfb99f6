import { beforeAll, expect, test } from 'vitest'
import { nameMatchSchema } from '@/backend/name-match'
import { callMock, readAs, signIn } from '@mocks/test-client'

const path = 'v1/valify/name-match/'
const names = { first_name_value: 'محمد صالح', second_name_value: 'Mohamed Saleh' }
let token = ''
beforeAll(async () => {
  token = (await signIn('admin')).token
})

const compare = (body: object) =>
  readAs(nameMatchSchema, path, { realm: 'admin', token, body: { ...names, ...body } })

test('matches names in different scripts only if transliteration is on', async () => {
  const { result, transaction_id } = await compare({ transliterate: true })
  expect(result.is_match).toBe(true)
  expect(result.tokens.map(({ a, b }) => [a, b])).toEqual([
    ['محمد', 'Mohamed'],
    ['صالح', 'Saleh'],
  ])
  expect(transaction_id).toBeTruthy()
  const apart = await compare({})
  expect(apart.result).toMatchObject({ is_match: false, match_score: 0 })
  expect(apart.result.tokens.map(({ a, b }) => a ?? b)).toEqual([
    ...['محمد', 'Mohamed'],
    ...['صالح', 'Saleh'],
  ])
})

test('applies the cutoff to the match decision, but not to the score', async () => {
  const near = { first_name_value: 'Mona Ali Saleh', second_name_value: 'Mona Saleh' }
  const low = await compare({ ...near, cutoff_match_score: 0.7 })
  const high = await compare({ ...near, cutoff_match_score: 0.9 })
  expect([low.result.is_match, high.result.is_match]).toEqual([true, false])
  expect(low.result.match_score).toBe(high.result.match_score)
})

test('returns an error per invalid field, and rejects users without the permission', async () => {
  const send = async (body: object, as = token) => {
    const response = await callMock(path, {
      realm: 'admin',
      token: as,
      body: { ...names, ...body },
    })
    return { status: response.status, ...(await response.json()) }
  }
  expect(
    await send({ first_name_value: ' ', second_name_value: '12', cutoff_match_score: 80 }),
  ).toMatchObject({
    status: 422,
    errors: {
      first_name_value: ['This field is required', 'Enter at least one letter'],
      second_name_value: ['Enter at least one letter'],
      cutoff_match_score: ['Must be at most 1'],
    },
  })
  expect(await send({ first_name_value: 'ن'.repeat(201) })).toHaveProperty(
    'errors.first_name_value',
    ['Use 200 characters or fewer'],
  )
  const other = await signIn('admin-monitoring')
  expect(await send({}, other.token)).toMatchObject({ status: 403 })
  expect(await send({}, '')).toMatchObject({ status: 401 })
})
