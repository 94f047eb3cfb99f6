import { expect, test } from 'vitest'
import { sessions } from '@/backend/sessions'
import { routes } from './backend'
import { findRoute } from './contract'
import { resetDatabase } from './db'
import { personas } from './personas'
import { callMock, hashedPassword, loginPaths, signIn } from './test-client'

const { email, password } = personas.client
const hash = hashedPassword(password)
const SESSIONS = 'v1/valify/bundle-sessions/'
const page = { bundle_id: '20024', page: 1, page_size: 10 }

const asClient = async () => ({ token: (await signIn('client')).token })
const asAdmin = async () => ({ realm: 'admin', ...(await signIn('admin')) }) as const

type Breach = [string, () => Promise<Response>, string]
const breaches: Breach[] = [
  [
    'an unknown field',
    async () => callMock(SESSIONS, { ...(await asClient()), body: { ...page, color: 'red' } }),
    'color is not part of this call.',
  ],
  [
    'a field that only administrators may send',
    async () =>
      callMock(SESSIONS, { ...(await asClient()), body: { ...page, organization_id: '1' } }),
    'organization_id is not part of this call.',
  ],
  [
    'an unknown nested field',
    async () =>
      callMock('v1/valify/egnid-ocr/', {
        ...(await asClient()),
        body: { document_type: 'egy_nid', data: { lang: 'en', img: 'x' } },
      }),
    'data.img is not part of this call.',
  ],
  [
    'an unknown query parameter',
    async () => callMock('v1/valify/client-services/?all=1', await asClient()),
    'all is not part of this call.',
  ],
  [
    'a bearer token in a sign-in request',
    async () =>
      callMock(loginPaths.client, { ...(await asClient()), body: { email, password: hash } }),
    'This call must have no bearer.',
  ],
  [
    'a bearer token in a refresh request',
    async () =>
      callMock('v1/authentication/refresh/', {
        ...(await asClient()),
        body: { refresh_token: 'x' },
      }),
    'This call must have no bearer.',
  ],
  ...[0, 101, 2.5, '10', null].map((page_size): Breach => [
    `a page_size of ${JSON.stringify(page_size)}`,
    async () => callMock(SESSIONS, { ...(await asClient()), body: { ...page, page_size } }),
    'page_size must be an integer from 1 to 100.',
  ]),
  [
    'a page_size over 100 in the URL',
    async () => callMock('v1/valify/organizations/?page=1&page_size=101', await asAdmin()),
    'page_size must be an integer from 1 to 100.',
  ],
  [
    'a missing lang parameter',
    async () => callMock('v1/valify/client-services/', { ...(await asClient()), lang: null }),
    'lang is missing.',
  ],
  [
    'a lang parameter in a sign-out request',
    async () => callMock('v1/authentication/logout/?lang=en', await asClient()),
    'This call must have no lang.',
  ],
  [
    'a lang parameter in an administrator sign-in request',
    () =>
      callMock(`${loginPaths.admin}?lang=en`, { realm: 'admin', body: { email, password: hash } }),
    'This call must have no lang.',
  ],
  [
    'a password that is not a hash',
    () => callMock(loginPaths.client, { body: { email, password } }),
    'password must be 64 hex digits.',
  ],
  [
    'a new password that is not a hash',
    () => callMock('v1/accounts/reset-password/', { body: { token: 'x', new_password: password } }),
    'new_password must be 64 hex digits.',
  ],
  [
    'a path without its trailing slash',
    async () => callMock('v1/valify/client-services', await asClient()),
    'The path must end with a slash.',
  ],
]

test.each(breaches)('rejects %s', async (_, send, reason) => {
  resetDatabase()
  const response = await send()
  expect(Object.values(await response.json())).toEqual([reason])
  expect(response.status).toBe(400)
})

test('accepts a plain password if is_hashed is 0', async () => {
  resetDatabase()
  const { email: address, password: plain } = personas['client-legacy']
  const body = { email: address, password: plain, is_hashed: 0 }
  expect((await callMock(loginPaths.client, { body })).status).toBe(200)
})

test.each([
  ['POST', `portal-backend/${SESSIONS}`, 'client'],
  ['POST', `admin-portal-backend/${SESSIONS}`, 'admin'],
  ['GET', `portal-backend/${SESSIONS}`, undefined],
  ['POST', `portal-backend/${SESSIONS}more/`, undefined],
  ['POST', `portal-backend/x/${SESSIONS}`, undefined],
])('maps %s %s to the session list route of realm %s', (method, path, realm) => {
  const url = `http://localhost/${path}`
  const route = findRoute(routes, path.startsWith('admin') ? 'admin' : 'client', { method, url })
  expect(route?.realm).toBe(realm)
  expect(route?.endpoint).toBe(realm && sessions.list)
})
