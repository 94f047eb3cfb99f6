import { inspect } from 'node:util'
import { HttpResponse } from 'msw'
import * as v from 'valibot'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { scriptedBackend, scriptedServer } from '@/test/scripted-backend'
import { patient } from '@/test/patient'
import { ApiError } from './api-error'
import { errorReference } from '@/browser/report-error'
import { describeError } from './errors'
import { readJson } from './http'
import { retryDelay } from './query-client'
import { createHarness } from '@/test/auth-harness'
import { toApiError } from './to-api-error'

beforeAll(() => scriptedServer.listen({ onUnhandledFrame: 'error' }))
afterEach(() => {
  vi.useRealTimers()
  scriptedServer.resetHandlers()
})
afterAll(() => scriptedServer.close())

const anything = v.object({ ok: v.boolean() })
const onlyTimers = ['setTimeout', 'clearTimeout'] as const

function call(data: () => Response | Promise<Response>) {
  const { client, sends } = scriptedBackend({ data })
  const onSettled = vi.fn<(outcome: unknown) => void>()
  const outcome = readJson(client, { path: 'v1/x/', options: { method: 'post' } }, anything).catch(
    (error: unknown) => error,
  )
  void outcome.then(onSettled)
  return { outcome, onSettled, sends: () => sends('v1/x/') }
}

test('E7 treats a TimeoutError as a timeout, but not an AbortError', () => {
  const late = new DOMException('late', 'TimeoutError')
  expect(toApiError(late, 'v1/x/')).toMatchObject({ kind: 'timeout' })
  const abortError = new DOMException('left', 'AbortError')
  expect(toApiError(abortError, 'v1/x/')).toBe(abortError)
})

test('E7 times out after 60 s without a response', async () => {
  vi.useFakeTimers({ toFake: [...onlyTimers] })
  const { outcome, onSettled, sends } = call(() => new Promise(() => {}))
  await vi.waitFor(() => expect(sends()).toBe(1), patient)
  await vi.advanceTimersByTimeAsync(59_000)
  expect(onSettled).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await outcome).toMatchObject({ kind: 'timeout' })
  expect(sends()).toBe(1)
})

test('E8 times out if a JSON body takes longer than 60 s', async () => {
  vi.useFakeTimers({ toFake: [...onlyTimers] })
  let pieces = 0
  const body = new ReadableStream({
    async pull(stream) {
      await new Promise((resolve) => setTimeout(resolve, 1_000))
      pieces += 1
      stream.enqueue(new TextEncoder().encode(pieces === 1 ? '{"ok":true' : ' '))
    },
  })
  const { outcome, onSettled } = call(
    () => new HttpResponse(body, { headers: { 'content-type': 'application/json' } }),
  )
  for (let second = 0; second < 59; second += 1) await vi.advanceTimersByTimeAsync(1_000)
  expect(pieces).toBeGreaterThan(20)
  expect(onSettled).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(3_000)
  expect(await outcome).toMatchObject({ kind: 'timeout' })
})

const GENERAL = 'Sorry ! Something went wrong . Please try again later !'
const html = '<!doctype html><h1>Bad gateway</h1>'
const withContentType = (type: string, status = 200) => ({
  status,
  headers: { 'content-type': type },
})

test.each([
  ['502', html, withContentType('text/html', 502)],
  ['504', html, withContentType('text/html; charset=utf-8', 504)],
  ['504 that claims to be JSON', html, withContentType('application/json', 504)],
])('E1 shows the general text for %s with an HTML body', async (_, body, init) => {
  const { outcome } = call(() => new HttpResponse(body, init))
  const error = await outcome
  expect(error).toMatchObject({ kind: 'status', status: init.status, body: {} })
  expect(describeError(error)).toMatchObject({ title: 'Something went wrong', text: GENERAL })
})

test.each([
  ['HTML', html, withContentType('text/html')],
  ['truncated JSON', '{"ok":tr', withContentType('application/json')],
  ['an empty body', '', withContentType('application/json')],
  ['status 204', null, { status: 204 }],
])('E2 shows the general text for a response with %s', async (_, body, init) => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { outcome } = call(() => new HttpResponse(body, init))
  const error = await outcome
  expect(describeError(error)).toMatchObject({ title: 'Something went wrong', text: GENERAL })
  expect(error).toMatchObject({ kind: 'contract' })
  expect(log.mock.calls.flat().join()).toContain('v1/x/')
  expect(log.mock.calls.flat().join()).not.toContain('<')
})

test.each([null, [], 'text', 7, true, {}, { ok: null }, { ok: 'yes' }, [{ ok: true }]])(
  'E3 rejects the response %j and logs its path without the value',
  async (body) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const { outcome } = call(() => HttpResponse.json(body))
    const error = await outcome
    expect(error).toMatchObject({ kind: 'contract' })
    expect(describeError(error).text).toBe(GENERAL)
    expect(log).toHaveBeenCalledTimes(1)
    const [text, reference] = String(log.mock.calls[0]?.[0]).split(' (error reference ')
    expect(text).toMatch(/^ContractError: v1\/x\/ /)
    expect(text).not.toMatch(/yes|text|7/)
    expect(reference).toBe(`${errorReference(error)})`)
  },
)

test('E3 logs the names of at most three wrong fields', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const row = v.object({ name: v.string(), count: v.number() })
  const rows = v.object({ rows: v.array(row) })
  const { client } = scriptedBackend({
    data: () => HttpResponse.json({ rows: [{ name: 'x', count: 1 }, { name: 5 }, { count: 'y' }] }),
  })
  await readJson(client, { path: 'v1/x/', options: { method: 'post' } }, rows).catch(() => {})
  const text = String(log.mock.calls[0]?.[0])
  expect(text.match(/rows\[\d\]\.\w+/g)).toEqual(['rows[1].name', 'rows[1].count', 'rows[2].name'])
})

test.each([
  ['5', 5_000, 5_000],
  ['3600', 3_600_000, 30_000],
  ['0', 0, 500],
  ['Sun, 06 Nov 1994 08:49:37 GMT', 0, 500],
  ['junk', undefined, 500],
  ['-5', undefined, 500],
  ['5.5', undefined, 500],
  ['', undefined, 500],
])(
  'E9 reads Retry-After "%s" as %s ms and delays the retry by %s ms',
  async (header, retryAfter, delay) => {
    const { outcome } = call(
      () => new HttpResponse(null, { status: 429, headers: { 'retry-after': header } }),
    )
    const error = await outcome
    expect(error).toMatchObject({ kind: 'status', status: 429, retryAfter })
    expect(retryDelay(0, error)).toBe(delay)
  },
)

test('E9 measures a Retry-After date from the current time', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-05-01T10:00:00Z') })
  const date = 'Fri, 01 May 2026 10:00:10 GMT'
  const { outcome } = call(
    () => new HttpResponse(null, { status: 429, headers: { 'retry-after': date } }),
  )
  expect(retryDelay(0, await outcome)).toBe(10_000)
})

test("I6 omits the server's text when an error is logged as is", () => {
  const error = new ApiError('status', 'v1/x/ answered 500', { body: { message: 'Mona Saleh' } })
  expect(error.body.message).toBe('Mona Saleh')
  expect(inspect(error) + JSON.stringify(error)).not.toContain('Mona')
})

test('A10 reports a failed refresh to each request, even if no other refresh is sent', async () => {
  const failure = {
    kind: 'status',
    message: 'answered 503',
    status: 503,
    body: { message: 'Back at 14:00' },
    retryAfter: 5_000,
  } as const
  const { calls, requestAuth } = createHarness({ send: async () => ({ type: 'failed', failure }) })
  for (let count = 0; count < 2; count += 1) {
    const error: unknown = await calls.refresh(requestAuth).catch((reason: unknown) => reason)
    expect(toApiError(error, 'v1/data/')).toMatchObject(failure)
  }
})
