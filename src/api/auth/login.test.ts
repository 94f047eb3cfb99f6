import { createHash } from 'node:crypto'
import { i18n } from '@lingui/core'
import { HttpResponse, http } from 'msw'
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  expect,
  onTestFinished,
  test,
  vi,
} from 'vitest'
import { authSession } from '@/api/core/auth-session-instance'
import { hashPassword } from '@/lib/password-hash'
import { scriptedServer } from '@/test/scripted-backend'
import { login, socialLogin } from './login'

const good = {
  name: 'Mona',
  access_token: 'a',
  refresh_token: 'r',
  account_type: 'email',
  is_initialized: true,
  bundles: [{ id: 7, name: 'Main' }],
}
const requests: { body: Record<string, unknown>; bearer: string | null; url: URL }[] = []

/** Responds to successive requests in order, and records each request. */
function respond(path: string, ...responses: (() => Response)[]) {
  scriptedServer.use(
    http.post<never, Record<string, unknown>>(`*/${path}`, async ({ request }) => {
      requests.push({
        body: await request.clone().json(),
        bearer: request.headers.get('authorization'),
        url: new URL(request.url),
      })
      return responses[Math.min(requests.length, responses.length) - 1]?.() ?? HttpResponse.error()
    }),
  )
}
const client = 'portal-backend/v2/authentication/login/'
const admin = 'admin-portal-backend/v1.1/authentication/login/'
const legacy = () => HttpResponse.json({ error_code: 7001 }, { status: 400 })
const credentials = { email: 'mona@example.com', password: ' pä ss ٣ ' }

beforeAll(() => scriptedServer.listen({ onUnhandledFrame: 'error' }))
beforeEach(() => {
  requests.length = 0
  vi.stubGlobal('window', { isSecureContext: true })
})
afterEach(async () => {
  scriptedServer.resetHandlers()
  authSession.signOut()
  // Removes the stub, because later test files would otherwise find this `window`.
  vi.unstubAllGlobals()
})
afterAll(() => scriptedServer.close())

test("J4 sends the SHA-256 hash of the password's exact bytes", async () => {
  respond(client, () => HttpResponse.json(good))
  await login('client', credentials)
  expect(requests[0]?.body).toEqual({
    email: credentials.email,
    password: createHash('sha256').update(credentials.password).digest('hex'),
  })
  expect(hashPassword('abc', '')).toBe(
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  )
  expect(hashPassword('é', 'x')).toBe(hashPassword('éx', ''))
  // Composed and decomposed forms hash differently, because the password isn't normalized.
  expect(hashPassword('\u00e9', '')).not.toBe(hashPassword('e\u0301', ''))
  expect(hashPassword('x'.repeat(128), '')).toMatch(/^[0-9a-f]{64}$/)
})

test('stores the login after a sign-in', async () => {
  respond(client, () => HttpResponse.json(good))
  await login('client', credentials)
  expect(requests[0]?.url.searchParams.get('lang')).toBe('en')
  expect(authSession.snapshot()).toMatchObject({
    realm: 'client',
    accessToken: 'a',
    refreshToken: 'r',
    gen: 0,
  })
  expect(authSession.profile()).toEqual({
    name: 'Mona',
    accountType: 'email',
    isInitialized: true,
    bundles: [{ id: '7', name: 'Main' }],
    permissions: [],
  })
})

test('sends the current locale when a client signs in with a password or a social login', async () => {
  i18n.loadAndActivate({ locale: 'fr', messages: {} })
  onTestFinished(() => i18n.loadAndActivate({ locale: 'en', messages: {} }))
  respond(client, () => HttpResponse.json(good))
  await login('client', credentials)
  respond('portal-backend/v1/authentication/social-login/', () => HttpResponse.json(good))
  await socialLogin('token of Google')
  expect(requests.map(({ url }) => url.searchParams.get('lang'))).toEqual(['fr', 'fr'])
})

test('sends English as the locale when a client signs in to the Arabic portal', async () => {
  i18n.loadAndActivate({ locale: 'ar', messages: {} })
  onTestFinished(() => i18n.loadAndActivate({ locale: 'en', messages: {} }))
  respond(client, () => HttpResponse.json(good))
  await login('client', credentials)
  expect(requests.map(({ url }) => url.searchParams.get('lang'))).toEqual(['en'])
})

test.each([
  ['a missing is_initialized', { is_initialized: undefined }, true],
  ['a null is_initialized', { is_initialized: null }, true],
  ['an is_initialized of 0', { is_initialized: 0 }, false],
])('D6 reads a login with %s as initialized: %j', async (_, change, isInitialized) => {
  respond(client, () => HttpResponse.json({ ...good, ...change }))
  await login('client', credentials)
  expect(authSession.profile().isInitialized).toBe(isInitialized)
})

test("E3 uses a bundle's ID if the name is missing or blank", async () => {
  const bundles = [{ id: 7, name: null }, { id: 'b-8' }, { id: 9, name: ' ' }, { id: 1, name: 'A' }]
  respond(client, () => HttpResponse.json({ ...good, bundles }))
  await login('client', credentials)
  expect(authSession.profile().bundles).toEqual([
    { id: '7', name: '7' },
    { id: 'b-8', name: 'b-8' },
    { id: '9', name: '9' },
    { id: '1', name: 'A' },
  ])
})

test.each([null, undefined])('E3 treats permissions of %j as empty', async (permissions_list) => {
  const response = { access_token: 'a', refresh_token: 'r', permissions_list }
  respond(admin, () => HttpResponse.json(response))
  await login('admin', credentials)
  expect(authSession.profile().permissions).toEqual([])
})

test('signs an administrator in through the admin backend without the lang parameter', async () => {
  respond(admin, () =>
    HttpResponse.json({
      name: 'A',
      access_token: 'a',
      refresh_token: 'r',
      permissions_list: ['admin_analytics'],
    }),
  )
  await login('admin', credentials)
  expect(requests[0]?.url.search).toBe('')
  expect(authSession.snapshot()?.realm).toBe('admin')
  expect(authSession.profile()).toEqual({
    name: 'A',
    accountType: '',
    isInitialized: true,
    bundles: [],
    permissions: ['admin_analytics'],
  })
})

test('A14 neither refreshes nor sends a bearer token when a login is rejected', async () => {
  respond(client, () => HttpResponse.json({ message: 'Wrong e-mail or password' }, { status: 401 }))
  await expect(login('client', credentials)).rejects.toMatchObject({ status: 401 })
  expect(requests).toHaveLength(1)
  expect(requests[0]?.bearer).toBeNull()
})

test('J2 retries once with the plain password after error 7001', async () => {
  respond(client, legacy, () => HttpResponse.json(good))
  await login('client', credentials)
  expect(requests.map(({ body }) => body)).toEqual([
    { email: credentials.email, password: hashPassword(credentials.password, '') },
    { email: credentials.email, password: credentials.password, is_hashed: 0 },
  ])
})

test('J2 retries only after a parsed error 7001, and only once', async () => {
  respond(client, legacy, legacy)
  await expect(login('client', credentials)).rejects.toMatchObject({ body: { error_code: 7001 } })
  expect(requests).toHaveLength(2)
  requests.length = 0
  respond(
    client,
    () =>
      new HttpResponse('{"error_code":7001}', {
        status: 400,
        headers: { 'content-type': 'text/html' },
      }),
  )
  await expect(login('client', credentials)).rejects.toMatchObject({ status: 400 })
  expect(requests).toHaveLength(1)
})

test('J3 does not send the plain password over an insecure connection', async () => {
  vi.stubGlobal('window', { isSecureContext: false })
  respond(client, legacy, () => HttpResponse.json(good))
  await expect(login('client', credentials)).rejects.toMatchObject({
    name: 'InsecurePlainLoginError',
  })
  expect(requests).toHaveLength(1)
})

test('rejects a login response without a token', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  respond(client, () => HttpResponse.json({ ...good, access_token: '' }))
  await expect(login('client', credentials)).rejects.toMatchObject({ kind: 'contract' })
  expect(authSession.snapshot()).toBeNull()
})
