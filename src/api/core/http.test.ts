import { i18n } from '@lingui/core'
import * as v from 'valibot'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { resetDatabase } from '@mocks/db'
import { signIn } from '@mocks/test-client'
import type { RealmName } from '@/lib/realm'
import { newId } from '@/lib/new-id'
import { authSession } from './auth-session-instance'
import { endpoint, type NoFields } from '@/backend/endpoint'
import { call } from './http'
import { callForLargeJson } from './http-files'

beforeEach(() => resetDatabase())

/** Signs in and records the requests sent for this login. */
async function openLogin(realm: RealmName) {
  const scope = { realm, sid: newId() }
  const { token: accessToken, refreshToken } = await signIn(realm)
  const facts = { name: '', isInitialized: true, bundles: [], permissions: [] }
  authSession.login(realm, { ...facts, accessToken, refreshToken }, scope.sid)
  const sentRequests: Request[] = []
  vi.stubGlobal('fetch', async (...input: Parameters<typeof fetch>) => {
    sentRequests.push(new Request(...input))
    return Response.json({})
  })
  onTestFinished(() => {
    authSession.signOut()
    vi.unstubAllGlobals()
  })
  return { scope, sentRequests, accessToken }
}

const rows = endpoint<NoFields>()({ id: 'rows', get: 'v1/x/', response: v.unknown() })
const save = endpoint<NoFields>()({ id: 'save', post: 'v1/x/', response: v.unknown() })

test.each<[RealmName, string]>([
  ['client', '/portal-backend/v1/x/'],
  ['admin', '/admin-portal-backend/v1/x/'],
])("sends a %s request with the login's token to the realm's backend", async (realm, path) => {
  const { scope, sentRequests, accessToken } = await openLogin(realm)
  await call(scope, rows, {})
  expect(new URL(sentRequests[0]?.url ?? '').pathname).toBe(path)
  expect(sentRequests[0]?.headers.get('authorization')).toBe(`Bearer ${accessToken}`)
})

test("sends the screen's language with GET and POST requests", async () => {
  const { scope, sentRequests } = await openLogin('client')
  onTestFinished(() => i18n.loadAndActivate({ locale: 'en', messages: {} }))
  i18n.loadAndActivate({ locale: 'fr', messages: {} })
  await call(scope, rows, {})
  await call(scope, save, {})
  expect(sentRequests.map(({ url }) => new URL(url).searchParams.get('lang'))).toEqual(['fr', 'fr'])
})

test('S2 does not send a request for a login that another login has replaced', async () => {
  const { scope, sentRequests } = await openLogin('client')
  const replacedScope = { ...scope, sid: newId() }
  const refused = { name: 'SupersededError' }
  await expect(call(replacedScope, rows, {})).rejects.toMatchObject(refused)
  await expect(call(replacedScope, save, {})).rejects.toMatchObject(refused)
  expect(sentRequests).toEqual([])
})

test('does not send a request whose signal is already aborted', async () => {
  const { scope, sentRequests } = await openLogin('client')
  const abandonedCall = call(scope, rows, {}, AbortSignal.abort())
  await expect(abandonedCall).rejects.toMatchObject({ name: 'AbortError' })
  expect(sentRequests).toEqual([])
})

test('fills in the path, and sends the other fields as a GET query or a POST body', async () => {
  const { scope, sentRequests } = await openLogin('client')
  const path = 'v1/x/{token}/'
  const find = endpoint<{ token: string; page: number }>()({
    id: 'find',
    get: path,
    response: v.unknown(),
  })
  const change = endpoint<{ token: string; name: string }>()({
    id: 'change',
    post: path,
    response: v.unknown(),
  })
  await call(scope, find, { token: 'a/b', page: 2 })
  await call(scope, change, { token: 'a/b', name: 'Mona' })
  expect(sentRequests.map(({ url }) => new URL(url).pathname + new URL(url).search)).toEqual([
    '/portal-backend/v1/x/a%2Fb/?lang=en&page=2',
    '/portal-backend/v1/x/a%2Fb/?lang=en',
  ])
  expect(await sentRequests[1]?.json()).toEqual({ name: 'Mona' })
})

test('omits lang in a realm that the endpoint excludes', async () => {
  const { scope, sentRequests } = await openLogin('client')
  const withoutLang = endpoint<NoFields>()({
    id: 'withoutLang',
    get: { client: 'v1/x/', admin: 'v1/y/' },
    withoutLang: ['client'],
    response: v.unknown(),
  })
  await call(scope, withoutLang, {})
  expect(new URL(sentRequests[0]?.url ?? '').search).toBe('')
})

test('rejects an invalid large response, and throws AbortError after an abort', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { scope } = await openLogin('client')
  const leaving = new AbortController()
  const load = (act: () => unknown) =>
    callForLargeJson(
      scope,
      endpoint<NoFields>()({
        id: 'save',
        post: 'v1/x/',
        response: v.object({ rows: v.unknown() }),
      }),
      {},
      { signal: leaving.signal, read: async () => act() },
    )
  expect(await load(() => ({ rows: 1 }))).toEqual({ rows: 1 })
  await expect(load(() => ({}))).rejects.toMatchObject({ name: 'ContractError' })
  const leave = () => {
    leaving.abort(new DOMException('The screen was left', 'AbortError'))
    throw new TypeError('Failed to read')
  }
  await expect(load(leave)).rejects.toMatchObject({ name: 'AbortError' })
})
