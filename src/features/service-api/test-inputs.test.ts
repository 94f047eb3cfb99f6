import { expect, test } from 'vitest'
import * as v from 'valibot'
import { markText } from '@/lib/documents/specimen-mark'
import { drawSpecimen } from '@mocks/images/specimen'
import { serviceCredentials } from '@mocks/personas'
import { callMock, readAs } from '@mocks/test-client'
import { loadService } from './catalog/load-service'
import { getHttpStatus } from './http-status'
import { testInputs, type TestImage, type TestInput } from './test-inputs'

const recordSchema = v.record(v.string(), v.unknown())
const { strict_bundle_key, hmac_key: _, otp: __, bundle_key, ...credentials } = serviceCredentials

/** Creates a photo with the same pixels as the page's samples. Special photos have a mark at the end of the file. */
function photo(image: TestImage, name: string): string {
  const png =
    image === 'unreadable'
      ? Buffer.from('\x89PNG\r\n\x1A\n', 'latin1')
      : Buffer.from(drawSpecimen('front', name.length, () => false).png)
  const hasMark = image === 'expired' || image === 'other-person'
  return Buffer.concat([png, Buffer.from(hasMark ? markText(image) : '')]).toString('base64')
}

function getForm(fields: Readonly<Record<string, unknown>>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value))
  return form
}

async function newToken(): Promise<string> {
  const body = getForm({ ...credentials, grant_type: 'password' })
  const schema = v.object({ access_token: v.string() })
  return (await readAs(schema, '/api/o/token/', { body })).access_token
}

async function send(input: TestInput, token: string): Promise<Response> {
  const { path, example, body: kind } = await loadService(input.service)
  if (kind === 'form')
    return callMock(path, {
      body: getForm({ ...credentials, grant_type: 'password', ...input.set }),
    })
  const images = Object.entries(input.images ?? {}).map(([name, image]) => [
    name,
    photo(image, name),
  ])
  const data = {
    ...v.parse(recordSchema, example.request['data']),
    bundle_key,
    ...Object.fromEntries(images),
    ...input.set,
    ...(input.after ? { transaction_id: await getId(input.after, token) } : {}),
  }
  return callMock(path, { body: { ...example.request, data }, token })
}

async function getId(service: string, token: string): Promise<string> {
  const response = await send({ service, status: 200 }, token)
  return v.parse(v.looseObject({ transaction_id: v.string() }), await response.json())
    .transaction_id
}

async function getToken(input: TestInput): Promise<string> {
  if (input.token === 'unknown') return 'made-up'
  const token = await newToken()
  const earlier = { service: input.service, status: 200 }
  if (input.token === 'used') for (let at = 0; at < 3; at += 1) await send(earlier, token)
  return token
}

const valueAt = (body: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((value, key) => (v.is(recordSchema, value) ? value[key] : undefined), body)

test.each(testInputs)(
  'returns $code $answer for $service with $set $images $token',
  async (input) => {
    const response = await send(input, await getToken(input))
    const body: unknown = await response.json()
    expect(response.status).toBe(input.status)
    expect(valueAt(body, 'error_code')).toBe(input.code)
    const [path, value] = input.answer ?? ['error_code', input.code]
    expect(valueAt(body, path)).toBe(value)
  },
)

test.each(testInputs.filter(({ code }) => code !== undefined))(
  'matches the documented status for $code',
  ({ code, status }) => {
    expect(getHttpStatus(code ?? 0)).toBe(status)
  },
)

test('uses only images and values that the service accepts', async () => {
  for (const { service, set = {}, images = {} } of testInputs) {
    const { request, body } = await loadService(service)
    const fields = body === 'form' ? request : request.find(({ name }) => name === 'data')?.fields
    const names = fields?.map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining([...Object.keys(set), ...Object.keys(images)]))
  }
})

test("uses the mock's strict bundle key to get error 5021", () => {
  const expired = testInputs.find(({ code }) => code === 5021)
  expect(expired?.set?.['bundle_key']).toBe(strict_bundle_key)
})

test('contains an input for each expected error code', async () => {
  const documentedCodes = new Set(testInputs.map(({ code }) => code))
  for (const code of [400, 401, 403, 5009, 5012, 5015, 5021, 5048])
    expect(documentedCodes).toContain(code)
})
