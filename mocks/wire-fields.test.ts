import * as v from 'valibot'
import { expect, test } from 'vitest'
import { logins } from '@/backend/login'
import type { Endpoint } from '@/backend/endpoint'
import { organizations } from '@/backend/organizations'
import { recognition } from '@/backend/recognition'
import { sanctionLists } from '@/backend/sanction-lists'
import { signup } from '@/backend/signup'
import type { RealmName } from '@/lib/realm'
import { routes } from './backend'
import { wireScore } from './wire-fields'

function isAccepted(realm: RealmName, endpoint: Endpoint, fields: object): boolean {
  const route = routes.find((each) => each.realm === realm && each.endpoint === endpoint)
  if (!route?.request) throw new Error('The endpoint has no request fields')
  return v.is(route.request, fields)
}

test('accepts only national IDs from clients', () => {
  const isValid = (fields: object) => isAccepted('client', recognition, fields)
  const data = { front_img: 'a', back_img: 'b', lang: 'en' }
  for (const lang of ['en', 'ar'])
    expect(isValid({ document_type: 'egy_nid', data: { ...data, lang } })).toBe(true)
  expect(isValid({ document_type: 'egy_passport', data })).toBe(false)
})

test('rejects a sign-up without accepted terms', () => {
  const isValid = (terms_accepted: boolean) =>
    isAccepted('client', signup.start, { email: 'mona@example.com', terms_accepted })
  expect([true, false].map(isValid)).toEqual([true, false])
})

test('accepts either a page or a name for the client list, but not both', () => {
  const page = { page: 1, page_size: 10 }
  const name = { name: 'lotus' }
  const isValid = (query: object) => isAccepted('admin', organizations.list, query)
  expect([page, name, { ...page, ...name }, {}].map(isValid)).toEqual([true, true, false, false])
})

test('accepts an empty string only for optional client fields', () => {
  const isValid = (changes: object) =>
    isAccepted('admin', organizations.update, { organization_id: '1001', ...changes })
  expect(isValid({ phone_number: '', website: '', industry: '', contact_name: '' })).toBe(true)
  expect(isValid({ name: '' })).toBe(false)
})

test("accepts only true or false for an upload's dry_run", () => {
  const upload = { name: 'Blocked', mode: 'replace', mapping: '{}', file: new Blob(['a']) }
  const isValid = (dry_run: string) =>
    isAccepted('client', sanctionLists.upload, { ...upload, dry_run })
  expect(['true', 'false', ''].map(isValid)).toEqual([true, true, false])
})

test('rejects a social login if the provider is not google', () => {
  const isValid = (provider: string) =>
    isAccepted('client', logins.google, { provider, id_token: 'token' })
  expect(['google', ''].map(isValid)).toEqual([true, false])
})

test('accepts only scores from 0 to 1', () => {
  const isValid = (score: number) => v.is(wireScore, score)
  expect([-0.01, 0, 1, 1.01].map(isValid)).toEqual([false, true, true, false])
})
