import { HttpResponse } from 'msw'
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import * as v from 'valibot'
import { scriptedBackend, scriptedServer } from '@/test/scripted-backend'
import { authSession } from './auth-session-instance'
import { fetchWithFirstRead, type FirstRead } from './first-read'
import { readJson } from './http'

const ok = v.object({ from: v.string() })

beforeAll(() => scriptedServer.listen({ onUnhandledFrame: 'error' }))
afterEach(() => {
  scriptedServer.resetHandlers()
  delete window.firstRead
})
afterAll(() => scriptedServer.close())

const jsonOf = (from: string, status = 200) => Response.json({ from }, { status })

/** A tab whose page has sent a read, and the call that asks for the same. */
function harness({
  response = Promise.resolve(jsonOf('the page')),
  ...change
}: Partial<FirstRead> = {}) {
  const backend = scriptedBackend({ data: () => HttpResponse.json({ from: 'the client' }) })
  const sid = backend.auth.snapshot()?.sid ?? ''
  const abort = vi.fn<(reason?: unknown) => void>()
  response.catch(() => {})
  window.firstRead = {
    sid,
    accessToken: 'access-0',
    method: 'POST',
    url: `${location.origin}/portal-backend/v1/rows/?lang=en`,
    body: '{"page":1}',
    response,
    abort,
    ...change,
  }
  const call = (page = 1, signal?: AbortSignal) =>
    readJson(backend.client, 'v1/rows/', ok, {
      method: 'post',
      json: { page },
      searchParams: { lang: 'en' },
      signal,
      context: { sid },
      fetch: fetchWithFirstRead(sid),
    })
  return { ...backend, abort, call, sid }
}

test('the identical call takes the answer of the page, once', async () => {
  const { call, sent, abort } = harness()
  expect(await call()).toEqual({ from: 'the page' })
  expect(sent).toEqual([])
  expect(await call()).toEqual({ from: 'the client' })
  expect(sent).toHaveLength(1)
  expect(abort).not.toHaveBeenCalled()
})

test('another call is sent, and leaves the answer for its own', async () => {
  const { call } = harness()
  expect(await call(2)).toEqual({ from: 'the client' })
  expect(await call()).toEqual({ from: 'the page' })
})

test.each([401, 403])('S6 a %i for the page is the first of two sends', async (status) => {
  const { call, sent, sends, state } = harness({
    response: Promise.resolve(jsonOf('the page', status)),
  })
  expect(await call()).toEqual({ from: 'the client' })
  expect(sends('refresh')).toBe(1)
  expect(sends('rows')).toBe(1)
  expect(sent.at(-1)?.bearer).toBe(`Bearer ${state.access}`)
})

test('a failure of the page is the failure of the call', async () => {
  const { call, sends } = harness({ response: Promise.reject(new TypeError('Failed to fetch')) })
  await expect(call()).rejects.toMatchObject({ kind: 'no-response' })
  expect(sends('rows')).toBe(0)
})

test.each<[string, Partial<FirstRead>]>([
  ['S2 login', { sid: 'sid-of-another-login' }],
  ['token', { accessToken: 'access-of-before' }],
])('the answer to another %s is aborted and never read', async (_what, change) => {
  const { call, abort } = harness(change)
  expect(await call()).toEqual({ from: 'the client' })
  expect(abort).toHaveBeenCalledTimes(1)
  expect(window.firstRead).toBeUndefined()
})

test('A15 a call that is left aborts what the page has sent', async () => {
  const answer = Promise.withResolvers<Response>()
  const { call, sends } = harness({ response: answer.promise, abort: answer.reject })
  const leaving = new AbortController()
  const outcome = call(1, leaving.signal).catch((error: unknown) => error)
  await vi.waitFor(() => expect(window.firstRead).toBeUndefined())
  leaving.abort()
  expect(await outcome).toMatchObject({ name: 'AbortError' })
  expect(sends('rows')).toBe(0)
})

test('S2 the answer for a login that ended while it was on its way is never shown', async () => {
  const answer = Promise.withResolvers<Response>()
  const { call, calls } = harness({ response: answer.promise })
  const outcome = call().catch((error: unknown) => error)
  await vi.waitFor(() => expect(window.firstRead).toBeUndefined())
  await calls.logout()
  answer.resolve(jsonOf('the page'))
  expect(await outcome).toMatchObject({ name: 'SupersededError' })
})

test('S3 a sign-out aborts what has not been taken', () => {
  const { abort } = harness()
  onTestFinished(() => void authSession.signOut())
  authSession.signOut()
  expect(abort).toHaveBeenCalledTimes(1)
  expect(window.firstRead).toBeUndefined()
})
