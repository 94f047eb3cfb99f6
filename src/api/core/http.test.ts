import { i18n } from '@lingui/core'
import * as v from 'valibot'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { resetDatabase } from '@mocks/db'
import { signIn } from '@mocks/test-client'
import type { RealmName } from '@/auth/realm'
import { newId } from '@/lib/new-id'
import { authSession } from './auth-session-instance'
import { get, post, postForLargeJson, sendRead } from './http'

beforeEach(() => resetDatabase())

/** A login, and the requests that are sent for it. */
async function openLogin(realm: RealmName) {
  const scope = { realm, sid: newId() }
  const { token: accessToken, refreshToken } = await signIn(realm)
  const facts = { name: '', isInitialized: true, bundles: [], permissions: [] }
  authSession.login(realm, { ...facts, accessToken, refreshToken }, scope.sid)
  const sent: Request[] = []
  vi.stubGlobal('window', {})
  vi.stubGlobal('fetch', async (...input: Parameters<typeof fetch>) => {
    sent.push(new Request(...input))
    return Response.json({})
  })
  onTestFinished(() => {
    authSession.signOut()
    vi.unstubAllGlobals()
  })
  return { scope, sent, accessToken }
}

const read = { method: 'get', path: 'v1/x/' } as const
const any = v.unknown()

test.each<[RealmName, string]>([
  ['client', '/portal-backend/v1/x/'],
  ['admin', '/admin-portal-backend/v1/x/'],
])('a call of %s goes to its backend with its token', async (realm, path) => {
  const { scope, sent, accessToken } = await openLogin(realm)
  await get(scope, 'v1/x/', any, {})
  expect(new URL(sent[0]?.url ?? '').pathname).toBe(path)
  expect(sent[0]?.headers.get('authorization')).toBe(`Bearer ${accessToken}`)
})

test('asks in the language of the screen', async () => {
  const { scope, sent } = await openLogin('client')
  onTestFinished(() => i18n.loadAndActivate({ locale: 'en', messages: {} }))
  i18n.loadAndActivate({ locale: 'fr', messages: {} })
  await get(scope, 'v1/x/', any, {})
  await sendRead(scope, read, any, new AbortController().signal)
  expect(sent.map(({ url }) => new URL(url).searchParams.get('lang'))).toEqual(['fr', 'fr'])
})

test('S2 a call of a login that another one has replaced is not sent', async () => {
  const { scope, sent } = await openLogin('client')
  const replaced = { ...scope, sid: newId() }
  const refused = { name: 'SupersededError' }
  await expect(get(replaced, 'v1/x/', any, {})).rejects.toMatchObject(refused)
  await expect(post(replaced, 'v1/x/', any, {})).rejects.toMatchObject(refused)
  expect(sent).toEqual([])
})

test('a read that its screen no longer needs is not sent', async () => {
  const { scope, sent } = await openLogin('client')
  const left = sendRead(scope, read, any, AbortSignal.abort())
  await expect(left).rejects.toMatchObject({ name: 'AbortError' })
  expect(sent).toEqual([])
})

test('a read takes the answer to the one that the page has sent', async () => {
  const { scope, sent, accessToken } = await openLogin('client')
  const signal = new AbortController().signal
  await sendRead(scope, read, any, signal)
  const { url = '', method = '' } = sent[0] ?? {}
  const response = Promise.resolve(Response.json('of the page'))
  const firstRead = { ...scope, accessToken, method, url, body: '', response, abort: () => {} }
  vi.stubGlobal('window', { firstRead })
  expect(await sendRead(scope, read, any, signal)).toBe('of the page')
  expect(sent).toHaveLength(1)
})

test('a large answer of another shape is an error, one that was not waited for its own', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { scope } = await openLogin('client')
  const left = new AbortController()
  const load = (act: () => unknown) =>
    postForLargeJson(scope, 'v1/x/', v.object({ rows: any }), {
      signal: left.signal,
      read: async () => act(),
    })
  expect(await load(() => ({ rows: 1 }))).toEqual({ rows: 1 })
  await expect(load(() => ({}))).rejects.toMatchObject({ name: 'ContractError' })
  const leave = () => {
    left.abort(new DOMException('The screen was left', 'AbortError'))
    throw new TypeError('Failed to read')
  }
  await expect(load(leave)).rejects.toMatchObject({ name: 'AbortError' })
})
