import { createHmac, createDecipheriv, generateKeyPairSync, privateDecrypt } from 'node:crypto'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { loadService } from '@/features/service-api/catalog/load-service'
import { serviceList } from '@/features/service-api/catalog/service-list'
import type { Json } from '@/features/service-api/catalog/types'
import { drawSpecimen } from '@mocks/images/specimen'
import { serviceCredentials } from '@mocks/personas'
import { callMock, readAs } from '@mocks/test-client'

const { bundle_key, hmac_key, otp, ...credentials } = serviceCredentials
const photo = (seed: number) =>
  Buffer.from(drawSpecimen('front', seed, () => false).png).toString('base64')

const answerSchema = v.looseObject({
  transaction_id: v.optional(v.string()),
  trials_remaining: v.optional(v.number()),
  result: v.optional(v.record(v.string(), v.unknown()), {}),
  message: v.optional(v.string()),
  error_code: v.optional(v.number()),
})

function form(fields: Record<string, string>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  return data
}

async function newToken(): Promise<string> {
  const body = form({ ...credentials, grant_type: 'password' })
  const schema = v.object({ access_token: v.string(), expires_in: v.literal(600) })
  const { access_token } = await readAs(schema, '/api/o/token/', { body })
  return access_token
}

/** Sends a service's example request with specimen images. `data` overrides fields of the request's `data`. */
async function callService(
  id: string,
  data: Record<string, unknown> = {},
  { token, besideData = {} }: { token?: string; besideData?: Record<string, Json> } = {},
) {
  const { path, example, authorized } = await loadService(id)
  const filled: Record<string, unknown> = JSON.parse(
    JSON.stringify(example.request)
      .replaceAll('{{bundle_key}}', bundle_key)
      .replace(/\{\{(\w*img)\}\}/g, (_, field: string) => photo(field.length)),
  )
  const body = { ...filled, data: { ...v.parse(v.looseObject({}), filled['data']), ...data } }
  const response = await callMock(path, {
    body: { ...body, ...besideData },
    token: token ?? (authorized ? await newToken() : undefined),
  })
  const text = await response.text()
  return { response, text, answer: v.parse(answerSchema, JSON.parse(text)) }
}

test.each([
  ['a wrong secret', { client_secret: 'x' }, 401, 'The credentials are incorrect'],
  ['a missing field', { username: '' }, 400, 'username: This field is required'],
  ['an unsupported grant type', { grant_type: 'implicit' }, 400, 'grant_type: Use password'],
])('rejects a token request with %s', async (_what, changes, status, message) => {
  const body = form({ ...credentials, grant_type: 'password', ...changes })
  const response = await callMock('/api/o/token/', { body })
  expect(response.status).toBe(status)
  expect(await response.json()).toEqual({ message, error_code: status })
})

test.each([
  ['no token', undefined],
  ['an unknown token', 'made-up'],
])('rejects a request with %s', async (_what, token) => {
  const response = await callMock('/api/v1/transliterate/', { body: {}, token })
  expect(response.status).toBe(403)
  expect(response.headers.get('hmac')).toBeNull()
})

test('rejects a token after the panel has expired all tokens', async () => {
  const token = await newToken()
  await callMock('/__mock/expire', { method: 'POST' })
  const { response } = await callService('transliterate', {}, { token })
  expect(response.status).toBe(403)
})

test('rejects an unknown bundle key', async () => {
  const { response, answer } = await callService('ntra', { bundle_key: 'another' })
  expect(response.status).toBe(401)
  expect(answer.error_code).toBe(401)
})

test.each<[string, string, Record<string, unknown>, string]>([
  ['a missing field', 'ntra', { nid: undefined }, 'data.nid: This field is required'],
  ['a number instead of text', 'ntra', { nid: 29001018800013 }, 'data.nid: A text is needed'],
  ['a malformed phone number', 'otp-send', { phone_number: '0100' }, 'data.phone_number: Start'],
  ['an unknown language', 'egy-nid', { lang: 'fr' }, 'data.lang: Use one of en, ar'],
  [
    'plain text instead of an image',
    'face-match',
    { first_img: 'aGk=' },
    'data.first_img: This is not',
  ],
  ['both images and an ID', 'face-match', { transaction_id: 'x' }, 'data.second_img: Send either'],
  ['no lists', 'sanction-shield-search', { sanction_lists: [] }, 'data.sanction_lists: At least'],
  [
    'an unknown search field',
    'sanction-shield-search',
    { fields: [{ field_name: 'shoe_size', value: '44', cutoff_match_score: 1 }] },
    'data.fields.0.field_name: Use one of full_name',
  ],
  [
    'a cutoff above 1',
    'sanction-shield-search',
    { fields: [{ field_name: 'full_name', value: 'A', cutoff_match_score: 80 }] },
    'data.fields.0.cutoff_match_score: Use a number from 0 to 1',
  ],
  ['an unknown transaction', 'otp-verify', {}, 'data.transaction_id: No code was sent'],
])('names the invalid field for %s', async (_what, id, data, message) => {
  const { response, answer } = await callService(id, data)
  expect(response.status).toBe(400)
  expect(answer.error_code).toBe(400)
  expect(answer.message).toContain(message)
})

test('lists the supported document types if the type is unknown', async () => {
  const { answer } = await callService('egy-nid', {}, { besideData: { document_type: 'visa' } })
  expect(answer.message).toContain('document_type: Use one of egy_nid, egy_passport')
})

const examples = serviceList.filter(
  ({ id }) =>
    !['token', 'otp-verify', 'otp-email-verify'].includes(id) &&
    !id.includes('fetch') &&
    !id.includes('inquire'),
)
test.each(examples)(
  'signs the $id response and returns exactly the documented fields',
  async ({ id }) => {
    const { response, fields } = await checkService(id)
    expect(response.status).toBe(200)
    expect(fields.missing).toEqual([])
    expect(fields.unknown).toEqual([])
  },
)

async function checkService(id: string) {
  const { response, text, answer } = await callService(id)
  const { response: described } = await loadService(id)
  const results = described.find(({ name }) => name === 'result')?.fields ?? []
  const isThere = (record: object) => (name: string) => Object.hasOwn(record, name)
  expect(response.headers.get('hmac')).toBe(getSignature(text))
  return {
    response,
    fields: {
      missing: [
        ...described
          .filter(({ required }) => required)
          .map(({ name }) => name)
          .filter((name) => !isThere(answer)(name)),
        ...results
          .filter(({ required }) => required)
          .map(({ name }) => name)
          .filter((name) => !isThere(answer.result)(name)),
      ],
      unknown: Object.keys(answer.result).filter(
        (key) => !results.some(({ name }) => name === key),
      ),
    },
  }
}

/** Computes the expected `hmac` header independently, with Node's crypto. */
function getSignature(text: string): string {
  const { result = {}, ...rest }: { result?: object } = JSON.parse(text)
  const values = [result, rest].flatMap((record) =>
    Object.entries(record)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([, value]) => (typeof value === 'string' ? value : JSON.stringify(value))),
  )
  return createHmac('sha512', hmac_key).update(values.join('')).digest('hex')
}

test("counts a token's attempts down from three, separately for each service", async () => {
  const token = await newToken()
  const remaining = []
  for (let trial = 0; trial < 4; trial += 1)
    remaining.push((await callService('ntra', {}, { token })).answer)
  expect(remaining.map(({ trials_remaining }) => trials_remaining)).toEqual([2, 1, 0, 0])
  expect(remaining[3]?.error_code).toBe(5012)
  expect((await callService('transliterate', {}, { token })).answer.trials_remaining).toBe(2)
})

test('signs the error for an unreadable photo, and returns it in Arabic on request', async () => {
  const tiny = Buffer.from('\x89PNG\r\n\x1A\n', 'latin1').toString('base64')
  const { response, text, answer } = await callService('egy-nid', { front_img: tiny, lang: 'ar' })
  expect(response.status).toBe(400)
  expect(answer).toMatchObject({ error_code: 5009, trials_remaining: 2 })
  expect(answer.message).toMatch(/^تعذرت/)
  expect(response.headers.get('hmac')).toBe(getSignature(text))
})

test('returns error 5048 for an unknown sanction list', async () => {
  const { answer } = await callService('sanction-shield-search', { sanction_lists: ['nowhere'] })
  expect(answer.error_code).toBe(5048)
})

test.each([
  ['otp-send', 'otp-verify'],
  ['otp-email-send', 'otp-email-verify'],
])('accepts a code from %s only once, and rejects a wrong code', async (sendId, verifyId) => {
  const { answer } = await callService(sendId)
  const verify = async (entered: string) =>
    (await callService(verifyId, { transaction_id: answer.transaction_id, otp: entered })).answer
      .result
  expect(await verify('000000')).toEqual({ verified: false })
  expect(await verify(otp)).toEqual({ verified: true })
  expect(await verify(otp)).toEqual({ verified: false })
})

test('invalidates the previous code when a new code is sent', async () => {
  const first = await callService('otp-send')
  await callService('otp-send')
  const data = { transaction_id: first.answer.transaction_id, otp }
  expect((await callService('otp-verify', data)).answer.result).toEqual({ verified: false })
})

test("rejects someone else's phone number and a name missing from the registry", async () => {
  const phone = await callService('ntra', { phone_number: '+201000000000' })
  expect(phone.answer.result).toEqual({ isMatched: false })
  const { answer } = await callService('cso', { full_name: 'اسم آخر' })
  expect(answer.result).toMatchObject({ isValid: false, errorKey: 'NAME_MISMATCH' })
  const inquired = await callService('transaction-inquire', {
    transaction_id: answer.transaction_id,
  })
  expect(inquired.answer.result).toMatchObject({ service: 'cso', status: false, error_code: 5052 })
})

test('compares a face with the photo from an earlier document', async () => {
  const { answer } = await callService('egy-passport')
  const data = { second_img: undefined, transaction_id: answer.transaction_id }
  const match = await callService('face-match', data)
  expect(match.answer.result['is_similar']).toBeTypeOf('boolean')
})

test('encrypts fetched photos with the public key from the request', async () => {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const { answer } = await callService('egy-passport')
  const fetchedImages = await callService('fetch-images', {
    transaction_id: answer.transaction_id,
    public_key: publicKey.export({ type: 'spki', format: 'pem' }),
  })
  const { encrypted_key, iv, payload } = v.parse(
    v.object({ encrypted_key: v.string(), iv: v.string(), payload: v.string() }),
    fetchedImages.answer.result,
  )
  const bytes = (base64: string) => Buffer.from(base64, 'base64')
  const key = privateDecrypt({ key: privateKey, oaepHash: 'sha256' }, bytes(encrypted_key))
  const decipher = createDecipheriv('aes-256-cbc', key, bytes(iv))
  const text = Buffer.concat([decipher.update(bytes(payload)), decipher.final()]).toString()
  expect(JSON.parse(text)).toEqual({ img: photo(3) })
  const wrong = { transaction_id: answer.transaction_id, public_key: 'AAAA' }
  expect((await callService('fetch-images', wrong)).answer.message).toContain('data.public_key')
})
