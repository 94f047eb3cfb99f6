import * as v from 'valibot'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { resetDatabase } from '@mocks/db'
import { signIn } from '@mocks/test-client'
import type { RealmName } from '@/auth/realm'
import { newId } from '@/lib/new-id'
import { authSession } from './auth-session-instance'
import { get, post, sendRead } from './http'

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
