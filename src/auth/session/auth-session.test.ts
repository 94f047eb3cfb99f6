import { HttpResponse } from 'msw'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { readJson } from '@/api/core/http'
import { memoryStorage, scriptedBackend, scriptedServer } from '@/test/scripted-backend'
import { createHarness, createLoginFacts } from '@/test/auth-harness'
import { patient } from '@/test/patient'
import * as v from 'valibot'
import { createAuthSession } from './auth-session'

const ok = v.object({ ok: v.boolean() })

beforeAll(() => scriptedServer.listen({ onUnhandledFrame: 'error' }))
afterEach(() => {
  scriptedServer.resetHandlers()
})
afterAll(() => scriptedServer.close())

type Backend = ReturnType<typeof scriptedBackend>
const read = ({ client }: Backend, path = 'v1/data/') =>
  readJson(client, { path, options: { method: 'post', json: { a: 1 } } }, ok)

describe('between two logins', () => {
  test("S7 never sends a token to the other realm's backend", async () => {
    const backend = scriptedBackend({ realm: 'admin' })
    const { createHttp } = await import('@/api/core/http')
    const client = createHttp('client', backend.calls)
    const error = await readJson(
      client,
      { path: 'v1/data/', options: { method: 'post' } },
      ok,
    ).catch((each: unknown) => each)
    expect(error).toMatchObject({ name: 'SessionEndedError', realm: 'client' })
    expect(backend.sentRequests).toEqual([])
  })

  test('S2 discards a response that arrives after a sign-out', async () => {
    const gate = Promise.withResolvers<void>()
    const backend = scriptedBackend({
      data: async () => {
        await gate.promise
        return HttpResponse.json({ ok: true })
      },
    })
    const outcome = read(backend).catch((each: unknown) => each)
    await vi.waitFor(() => expect(backend.sends('data')).toBe(1), patient)
    await backend.calls.logout()
    gate.resolve()
    expect(await outcome).toMatchObject({ name: 'SupersededError' })
  })

  test('S3 discards a token pair that arrives after a sign-out', async () => {
    const gate = Promise.withResolvers<void>()
    const backend = scriptedBackend({
      refresh: async () => {
        await gate.promise
        return HttpResponse.json({ access_token: 'late', refresh_token: 'late' })
      },
    })
    backend.expire()
    const outcome = read(backend).catch((each: unknown) => each)
    await vi.waitFor(() => expect(backend.sends('refresh')).toBe(1), patient)
    await backend.calls.logout()
    gate.resolve()
    expect(await outcome).toMatchObject({ name: 'SupersededError' })
    expect(backend.auth.snapshot()).toBeNull()
    expect(backend.storage.get('access_token')).toBeNull()
  })

  test('adopts the new token pair when a 401 arrives after the refresh', async () => {
    const backend = scriptedBackend()
    const requestAuth = backend.auth.snapshot()
    if (!requestAuth) throw new Error('signed in above')
    backend.expire()
    await read(backend)
    expect((await backend.calls.refresh(requestAuth)).accessToken).toBe('access-1')
    expect(backend.sends('refresh')).toBe(1)
  })
})

test('S3 ignores a token pair that another tab stores after a sign-out in this tab', () => {
  const { auth, mirror } = createHarness()
  auth.signOut()
  mirror(1)
  expect(auth.snapshot()).toBeNull()
  expect(auth.isCurrent('sid-first')).toBe(false)
})

test('C2 keeps a refreshed token pair in memory and announces it if it cannot be stored', async () => {
  const values = new Map<string, string>()
  let full = false
  const storage = memoryStorage()
  const smallStorage = {
    ...storage,
    set: (key: string, value: string) => {
      if (full) throw new DOMException('full', 'QuotaExceededError')
      values.set(key, value)
      storage.set(key, value)
    },
  }
  const backend = scriptedBackend({ storage: smallStorage })
  full = true
  backend.expire()
  expect(await read(backend)).toEqual({ ok: true })
  expect(backend.auth.snapshot()).toMatchObject({ accessToken: 'access-1', gen: 1 })
  expect(values.get('access_token')).toBe('access-0')
  expect(backend.events).toEqual([{ type: 'kept-in-memory' }])
})

test("shows a bundle's sessions first unless its transactions were opened last", () => {
  const { auth, storage } = createHarness()
  expect(auth.showsSessions()).toBe(true)
  auth.rememberShowing(false)
  expect(auth.showsSessions()).toBe(false)
  auth.rememberShowing(true)
  expect(auth.showsSessions()).toBe(true)
  storage.set('showingSessions', 'anything else')
  expect(auth.showsSessions()).toBe(false)
})

test('S3 does not revive a login ended by another tab when a late token pair arrives', () => {
  const { auth, mirror, events, storage } = createHarness()
  auth.reconcile()
  storage.remove('session_rev')
  auth.reconcile()
  mirror(1)
  auth.reconcile()
  expect(auth.snapshot()).toBeNull()
  auth.markEnded('sid-first')
  expect(events).toEqual([{ type: 'replaced', was: 'client', by: undefined }])
})

test('announces a login ended in another tab once, and only if this tab shows it', () => {
  const { auth, events, requestAuth } = createHarness()
  auth.reconcile()
  auth.markEnded('sid-of-another-tab')
  expect(events).toEqual([])
  auth.markEnded(requestAuth.sid)
  auth.markEnded(requestAuth.sid)
  expect(events).toEqual([{ type: 'replaced', was: 'client', by: undefined }])
})

test("stores the IDs and names of the client's bundles, only for the current login", () => {
  const { auth, requestAuth } = createHarness()
  auth.setBundles('sid-of-another-login', [{ id: '1', name: 'Not ours' }])
  expect(auth.profile().bundles).toEqual([])
  const bundle = { id: '2', name: 'Main', currency: 'EGP' }
  auth.setBundles(requestAuth.sid, [bundle])
  expect(auth.profile().bundles).toEqual([{ id: '2', name: 'Main' }])
})

test('C4 reads externally stored tokens as a login, with the same sid in all tabs', () => {
  const storage = memoryStorage()
  storage.set('access_token', 'seeded-access')
  storage.set('refresh_token', 'seeded-refresh')
  const login = createAuthSession({ storage }).snapshot()
  expect(login).toMatchObject({ gen: 0, accessToken: 'seeded-access', realm: 'client' })
  storage.remove('session_rev')
  storage.set('isAdmin', 'true')
  const sameLogin = createAuthSession({ storage }).snapshot()
  expect(sameLogin).toMatchObject({ sid: login?.sid, realm: 'admin' })
  storage.remove('session_rev')
  storage.set('refresh_token', 'other-refresh')
  expect(createAuthSession({ storage }).snapshot()?.sid).not.toBe(login?.sid)
})

test.each(['access_token', 'refresh_token'])('C4 returns no login without %s', (key) => {
  const storage = memoryStorage()
  for (const each of ['access_token', 'refresh_token']) storage.set(each, 'seeded')
  storage.remove(key)
  expect(createAuthSession({ storage }).snapshot()).toBeNull()
})

test("announces a sign-out with the login's realm, even if the login has already ended in this tab", () => {
  const backend = scriptedBackend({ realm: 'admin' })
  const { auth, storage, events } = backend
  auth.reconcile()
  for (const key of ['session_rev', 'access_token', 'refresh_token']) storage.remove(key)
  auth.signOut()
  expect(events.at(-1)).toEqual({ type: 'signed-out', realm: 'admin' })
})

test('announces a sign-out without any login as a sign-out in the client realm', () => {
  const { auth, storage, events } = createHarness()
  for (const key of ['session_rev', 'access_token', 'refresh_token']) storage.remove(key)
  auth.reconcile()
  expect(auth.signOut()).toBeNull()
  expect(events.at(-1)).toEqual({ type: 'signed-out', realm: 'client' })
})

test("C9 keeps a login's owner (realm and typed email) only in memory, until the login ends", () => {
  const { auth, storage } = createHarness({ realm: 'admin' })
  expect(auth.ownerOf('sid-first')).toBeUndefined()
  for (const [sid, end] of [
    ['sid-second', () => auth.signOut()],
    ['sid-third', () => auth.announceEnd('sid-third', 'admin')],
  ] as const) {
    auth.login('admin', createLoginFacts('second'), sid, 'a@example.com')
    expect(auth.ownerOf(sid)).toBe('admin a@example.com')
    expect(auth.ownerOf('sid-first')).toBeUndefined()
    expect(createAuthSession({ storage }).ownerOf(sid)).toBeUndefined()
    end()
    expect(auth.ownerOf(sid)).toBeUndefined()
  }
})
