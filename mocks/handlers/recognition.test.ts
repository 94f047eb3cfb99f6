import { expect, test } from 'vitest'
import {
  documentTypes,
  imageField,
  recognitionSchema,
  getDocumentSides,
} from '@/backend/recognition'
import { drawSpecimen } from '@mocks/images/specimen'
import { callMock, readAs, signIn } from '@mocks/test-client'

const photo = (seed: number) =>
  Buffer.from(drawSpecimen('front', seed, () => false).png).toString('base64')
const generic = 'v1/valify/generic-ocr/'
const nid = 'v1/valify/egnid-ocr/'
const photos = { front_img: photo(1), back_img: photo(2), lang: 'en' }

test.each(documentTypes)(
  'returns the same result for repeated requests with the same photos of a %s',
  async (type) => {
    const { token } = await signIn('admin-demo')
    const images = getDocumentSides(type).map((side, seed) => [imageField(type, side), photo(seed)])
    const body = { document_type: type, data: { ...Object.fromEntries(images), lang: 'en' } }
    const options = { realm: 'admin', token, body } as const
    const first = await readAs(recognitionSchema, generic, options)
    const again = await readAs(recognitionSchema, generic, options)
    expect(first.document_type).toBe(type)
    expect(Object.keys(first.result).length).toBeGreaterThan(5)
    expect(again.result).toEqual(first.result)
    for (const { field } of first.boxes ?? []) expect(Object.keys(first.result)).toContain(field)
  },
)

test.each([
  ['a missing side', { ...photos, back_img: undefined }, 'data.back_img'],
  ['text instead of an image', { ...photos, front_img: btoa('<svg/>') }, 'data.front_img'],
  ['the same photo twice', { ...photos, back_img: photos.front_img }, 'data.back_img'],
  ['an unknown language', { ...photos, lang: 'xx' }, 'data.lang'],
])('rejects %s with an error for its field', async (_, data, field) => {
  const { token } = await signIn('client')
  const response = await callMock(nid, { token, body: { document_type: 'egy_nid', data } })
  expect(response.status).toBe(422)
  expect(Object.keys((await response.json()).errors)).toEqual([field])
})

test('rejects passports from clients, and administrators without the permission', async () => {
  const { token } = await signIn('client')
  const body = { document_type: 'egy_passport', data: { img: photo(1), lang: 'en' } }
  expect((await callMock(nid, { token, body })).status).toBe(400)
  const admin = await signIn('admin-monitoring')
  const refusedResponse = await callMock(generic, { realm: 'admin', token: admin.token, body })
  expect(refusedResponse.status).toBe(403)
})

test('counts the attempts down and rejects a request after the last attempt', async () => {
  const cookie = 'mock_db=recognition-trials'
  const { token } = await signIn('client', cookie)
  const send = () =>
    callMock(nid, { token, cookie, body: { document_type: 'egy_nid', data: photos } })
  expect((await (await send()).json()).trials_remaining).toBe(49)
  for (let sent = 1; sent < 50; sent += 1) await send()
  const refused = await send()
  expect(refused.status).toBe(400)
  expect((await refused.json()).error_code).toBe(5012)
})
