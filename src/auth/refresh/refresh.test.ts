import { setTimeout as delay } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { HttpResponse } from 'msw'
import * as v from 'valibot'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { ApiError } from '@/api/core/api-error'
import { readJson } from '@/api/core/http'
import { scriptedBackend, scriptedServer } from '@/test/scripted-backend'
import { patient } from '@/test/patient'
import { REFRESH_AFTER } from '@/auth/session/stored-session'

const ok = v.object({ ok: v.boolean() })

beforeAll(() => scriptedServer.listen({ onUnhandledFrame: 'error' }))
afterEach(() => {
  scriptedServer.resetHandlers()
  vi.useRealTimers()
})
afterAll(() => scriptedServer.close())

type Backend = ReturnType<typeof scriptedBackend>
const read = ({ client }: Backend, path = 'v1/data/') =>
  readJson(client, { path, options: { method: 'post', json: { a: 1 } } }, ok)

async function collectGarbage(): Promise<void> {
  setFlagsFromString('--expose-gc')
  const collect: unknown = runInNewContext('gc')
  if (typeof collect !== 'function') throw new TypeError('This engine has no gc()')
  await delay(0)
  collect()
}

describe('refresh and retry', () => {
  for (const [id, refuse] of [
    ['A1', 401],
    ['A2', 403],
  ] as const) {
    test(`${id} refreshes once and replays each of 25 parallel requests once after ${refuse}`, async () => {
      const backend = scriptedBackend({ refuse })
      backend.expire()
      const responses = await Promise.all(Array.from({ length: 25 }, () => read(backend)))
      expect(responses).toHaveLength(25)
      expect(backend.sends('refresh')).toBe(1)
      expect(backend.sends('data')).toBe(50)
      expect(
        backend.sentRequests.filter(({ bearer }) => bearer === 'Bearer access-1'),
      ).toHaveLength(25)
      expect(backend.events).toEqual([])
    })
  }

  test("A3 keeps the login and the server's message if the replay also gets a 403", async () => {
    const backend = scriptedBackend({
      data: () => HttpResponse.json({ message: 'Not yours' }, { status: 403 }),
    })
    const error = await read(backend).catch((each: unknown) => each)
    expect(error).toMatchObject({ status: 403, body: { message: 'Not yours' } })
    expect(backend.sends('refresh')).toBe(1)
    expect(backend.sends('data')).toBe(2)
    expect(backend.auth.snapshot()).not.toBeNull()
  })

  test('A4 does not refresh again when the replay gets another 401', async () => {
    const backend = scriptedBackend({ data: () => HttpResponse.json({}, { status: 401 }) })
    const error = await read(backend).catch((each: unknown) => each)
    expect(error).toMatchObject({ status: 401 })
    expect(backend.sends('refresh')).toBe(1)
    expect(backend.sends('data')).toBe(2)
  })

  test('A5 A6 refreshes once before sending requests after ten minutes', async () => {
    let clock = Date.now()
    const backend = scriptedBackend({ now: () => clock })
    clock += REFRESH_AFTER
    await Promise.all(Array.from({ length: 5 }, () => read(backend)))
    expect(backend.sentRequests[0]?.path).toContain('refresh')
    expect(backend.sends('data')).toBe(5)
    expect(backend.storage.get('LOGIN_TIME')).toBe(String(clock))
    for (let i = 0; i < 10; i += 1) await read(backend)
    expect(backend.sends('refresh')).toBe(1)
  })

  for (const time of ['', 'NaN', '-5', String(Date.now() + 9e9)]) {
    test(`A7 refreshes once if LOGIN_TIME is "${time}"`, async () => {
      const backend = scriptedBackend()
      if (time) backend.storage.set('LOGIN_TIME', time)
      else backend.storage.remove('LOGIN_TIME')
      await read(backend)
      await read(backend)
      expect(backend.sends('refresh')).toBe(1)
    })
  }

  for (const [name, refresh] of [
    ['network', () => HttpResponse.error()],
    ['5xx', () => HttpResponse.json({}, { status: 503 })],
    ['429', () => HttpResponse.json({}, { status: 429 })],
  ] as const) {
    test(`A9 still sends requests, but pauses refreshes for 5 s, if a scheduled refresh fails (${name})`, async () => {
      let clock = Date.now()
      const backend = scriptedBackend({ now: () => clock, refresh })
      clock += REFRESH_AFTER
      await read(backend)
      await read(backend)
      expect(backend.sends('refresh')).toBe(1)
      expect(backend.auth.snapshot()).not.toBeNull()
      clock += 5_000
      await read(backend)
      expect(backend.sends('refresh')).toBe(2)
    })
  }

  test('A10 rejects the waiting requests and keeps the login when a reactive refresh fails', async () => {
    const backend = scriptedBackend({ refresh: () => HttpResponse.error() })
    backend.expire()
    const errors = await Promise.all(
      Array.from({ length: 5 }, () => read(backend).catch((each: unknown) => each)),
    )
    for (const error of errors)
      expect(error).toMatchObject({ name: 'ApiError', kind: 'no-response' })
    expect(backend.sends('refresh')).toBe(1)
    expect(backend.auth.snapshot()).not.toBeNull()
    expect(backend.events).toEqual([])
  })

  test('A11 clears the login and announces its end once when a refresh is rejected', async () => {
    const backend = scriptedBackend({ refresh: () => HttpResponse.json({}, { status: 401 }) })
    backend.expire()
    const errors = await Promise.all(
      Array.from({ length: 9 }, () => read(backend).catch((each: unknown) => each)),
    )
    for (const error of errors)
      expect(error).toMatchObject({ name: expect.stringMatching(/SessionEnded|Superseded/) })
    expect(backend.auth.snapshot()).toBeNull()
    expect(backend.storage.get('refresh_token')).toBeNull()
    expect(backend.events).toEqual([{ type: 'ended', realm: 'client', isElsewhere: false }])
  })

  for (const status of [404, 409, 410, 422])
    test(`A11 ends the login when the backend responds to a refresh with ${status}`, async () => {
      const backend = scriptedBackend({
        refresh: () => HttpResponse.json({ message: 'no such login' }, { status }),
      })
      backend.expire()
      const error = await read(backend).catch((each: unknown) => each)
      expect(error).toMatchObject({ name: 'SessionEndedError' })
      expect(backend.auth.snapshot()).toBeNull()
    })

  for (const [name, refresh] of [
    ['a 404 in HTML', () => HttpResponse.html('<h1>Not found</h1>', { status: 404 })],
    ['a 408', () => HttpResponse.json({}, { status: 408 })],
    ['a 429', () => HttpResponse.json({}, { status: 429 })],
    ['a 500', () => HttpResponse.json({}, { status: 500 })],
  ] as const)
    test(`A10 keeps the login when the refresh response is ${name}`, async () => {
      const backend = scriptedBackend({ refresh })
      backend.expire()
      const error = await read(backend).catch((each: unknown) => each)
      expect(error).toBeInstanceOf(ApiError)
      expect(backend.auth.snapshot()).not.toBeNull()
    })

  for (const [name, body] of [
    ['an empty body', ''],
    ['HTML', '<html>'],
    ['no access token', '{"refresh_token":"x"}'],
    ['an empty pair', '{"access_token":"","refresh_token":""}'],
  ] as const) {
    test(`A12 keeps the login and tokens if a refresh with 200 returns ${name}`, async () => {
      vi.spyOn(console, 'error').mockImplementation(() => {})
      const backend = scriptedBackend({ refresh: () => new HttpResponse(body) })
      backend.expire()
      const error = await read(backend).catch((each: unknown) => each)
      expect(error).toBeInstanceOf(ApiError)
      expect(backend.auth.snapshot()).toMatchObject({
        accessToken: 'access-0',
        refreshToken: 'refresh-0',
        gen: 0,
      })
    })
  }

  test('A12b reuses the refresh token at each expiry if the backend does not rotate it', async () => {
    let issued = 0
    const backend = scriptedBackend({
      refresh: () => {
        backend.state.access = `access-${(issued += 1)}`
        return HttpResponse.json({ access_token: backend.state.access })
      },
    })
    for (let expiry = 1; expiry <= 2; expiry += 1) {
      backend.expire()
      expect(await read(backend)).toEqual({ ok: true })
      expect(backend.auth.snapshot()).toMatchObject({
        accessToken: `access-${expiry}`,
        refreshToken: 'refresh-0',
        gen: expiry,
      })
    }
  })

  test('A13 does not refresh again after a 401 from the refresh endpoint', async () => {
    const backend = scriptedBackend({ refresh: () => HttpResponse.json({}, { status: 401 }) })
    backend.expire()
    await read(backend).catch(() => {})
    const refreshes = backend.sentRequests.filter(({ path }) => path.includes('refresh'))
    expect(refreshes).toHaveLength(1)
    expect(refreshes[0]?.bearer).toBeNull()
  })

  test('A15 aborts a waiting request immediately while its refresh continues', async () => {
    const gate = Promise.withResolvers<void>()
    const backend = scriptedBackend({
      refresh: async () => {
        await gate.promise
        return HttpResponse.json({ access_token: 'access-1', refresh_token: 'refresh-1' })
      },
    })
    backend.expire()
    const controller = new AbortController()
    const abandonedCall = readJson(
      backend.client,
      { path: 'v1/left/', options: { method: 'post', signal: controller.signal } },
      ok,
    )
    const outcome = abandonedCall.catch((each: unknown) => each)
    await vi.waitFor(() => expect(backend.sends('refresh')).toBe(1), patient)
    // A signal without other references must not be garbage-collected while the request waits.
    await collectGarbage()
    controller.abort()
    expect(await outcome).toMatchObject({ name: 'AbortError' })
    gate.resolve()
    await vi.waitFor(() => expect(backend.storage.get('access_token')).toBe('access-1'), patient)
    expect(backend.sends('left')).toBe(1)
  })

  for (const [name, body] of [
    ['JSON', JSON.stringify({ name: 'محمد' })],
    ['20 MB', 'x'.repeat(20_000_000)],
  ] as const) {
    test(`A16 replays a request with the same bytes: ${name}`, async () => {
      const backend = scriptedBackend()
      backend.expire()
      await readJson(backend.client, { path: 'v1/body/', options: { method: 'post', body } }, ok)
      const bodies = backend.sentRequests
        .filter(({ path }) => path.includes('body'))
        .map((each) => each.body)
      expect(bodies.map((each) => each === body)).toEqual([true, true])
    })
  }

  test('A16 replays a form with the same content and boundary', async () => {
    const backend = scriptedBackend()
    backend.expire()
    const body = new FormData()
    body.append('file', new Blob(['a,b\n']), 'list.csv')
    await readJson(backend.client, { path: 'v1/form/', options: { method: 'post', body } }, ok)
    const [first, second] = backend.sentRequests.filter(({ path }) => path.includes('form'))
    expect(first?.body).toContain('list.csv')
    expect(second?.body).toBe(first?.body)
  })

  test('A17 releases the waiting requests after 60 s and keeps the login when a refresh hangs', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const backend = scriptedBackend({ refresh: () => new Promise<Response>(() => {}) })
    backend.expire()
    const outcomes = Promise.all(
      [read(backend), read(backend)].map((each) => each.catch((error: unknown) => error)),
    )
    await vi.waitFor(() => expect(backend.sends('refresh')).toBe(1), patient)
    await vi.advanceTimersByTimeAsync(60_000)
    for (const error of await outcomes) expect(error).toMatchObject({ kind: 'timeout' })
    expect(backend.auth.snapshot()).not.toBeNull()
  })

  for (const [name, data] of [
    ['502', () => HttpResponse.json({}, { status: 502 })],
    ['a dropped connection', () => HttpResponse.error()],
  ] as const) {
    test(`A18 does not repeat a request after ${name}`, async () => {
      const backend = scriptedBackend({ data })
      await read(backend).catch(() => {})
      expect(backend.sends('data')).toBe(1)
    })
  }
})
