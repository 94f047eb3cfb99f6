import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { database, resetDatabase } from './db'
import {
  applyFault,
  chaosFault,
  faultListSchema,
  faultSchemas,
  takeFaults,
  type Conditions,
  type Fault,
} from './faults'
import { callMock, signIn } from './test-client'

beforeEach(() => resetDatabase())
afterEach(() => void vi.useRealTimers())

const path = 'v1/somewhere/'
const setFaults = (faults: unknown) => callMock('/__mock/faults', { body: faults })

test('applies faults in order, each as many times as its count', () => {
  const faults: Fault[] = [
    { path: 'here', kind: 'status', status: 500, count: 2 },
    { path: 'there', kind: 'drop', count: 'always' },
    { path: 'here', kind: 'html' },
  ]
  const kinds = (at: string) =>
    takeFaults(faults, { method: 'GET', path: at }).map(({ kind }) => kind)
  expect([kinds('/here'), kinds('/here'), kinds('/here'), kinds('/here')]).toEqual([
    ['status'],
    ['status'],
    ['html'],
    [],
  ])
  expect([kinds('/there'), kinds('/there')]).toEqual([['drop'], ['drop']])
})

test('applies a fault only to requests with its method', () => {
  const faults: Fault[] = [
    { path: 'here', method: 'POST', kind: 'drop' },
    { path: 'here', kind: 'html' },
  ]
  const kinds = (method: string) =>
    takeFaults(faults, { method, path: '/here' }).map(({ kind }) => kind)
  expect([kinds('GET'), kinds('GET'), kinds('POST')]).toEqual([['html'], [], ['drop']])
})

test('responds with a custom body on any path, but only to the given method', async () => {
  const body = { sessions: [], total: 0 }
  const own = { kind: 'status', method: 'POST', status: 200, body, count: 2 }
  await setFaults([
    { ...own, path: 'bundle-sessions' },
    { ...own, path },
  ])
  for (const each of ['v1/valify/bundle-sessions/', path]) {
    const response = await callMock(each, { body: {} })
    expect([response.status, await response.json()]).toEqual([200, body])
    expect((await callMock(each)).status).toBe(404)
  }
  const wrong = await setFaults([{ ...own, path, method: 'post' }])
  expect(await wrong.text()).toContain('0.method: ')
})

test('documents every fault with all its fields', () => {
  const page = readFileSync('docs/mock-backend.md', 'utf8')
  for (const { entries } of faultSchemas) {
    const row = page
      .split('\n')
      .find((line) => line.startsWith('| `') && line.includes(`\`${entries.kind.literal}\``))
    const fields = Object.keys(entries).filter(
      (name) => !['kind', 'path', 'method', 'count'].includes(name),
    )
    for (const field of fields)
      expect(row, entries.kind.literal).toMatch(new RegExp(`\`${field}[?]?\``))
    expect(row, entries.kind.literal).toBeDefined()
  }
})

test('applies a latency fault together with the next fault', () => {
  const faults: Fault[] = [
    { path: '', kind: 'latency', ms: 1 },
    { path: '', kind: 'empty' },
  ]
  expect(takeFaults(faults, { method: 'GET', path: '/x' }).map(({ kind }) => kind)).toEqual([
    'latency',
    'empty',
  ])
})

test.each<[Fault, number, string]>([
  [
    { path: 'some', kind: 'status', status: 508, body: { message: 'slow' } },
    508,
    '{"message":"slow"}',
  ],
  [{ path: 'some', kind: 'status', status: 502 }, 502, ''],
  [{ path: 'some', kind: 'empty' }, 200, ''],
  [{ path: 'some', kind: 'wrong_shape' }, 200, '{"result":[{"unexpected":true}]}'],
  [{ path: 'some', kind: 'truncated' }, 404, '{"message":"This ca'],
])('applies the fault %o to one response', async (fault, status, body) => {
  await setFaults([fault])
  const response = await callMock(path)
  expect([response.status, await response.text()]).toEqual([status, body])
  expect((await callMock(path)).status).toBe(404)
})

test('simulates error codes, token errors, HTML and dropped connections', async () => {
  await setFaults([
    { path: 'some', kind: 'error_code', code: 7001 },
    { path: 'some', kind: 'expired_token' },
    { path: 'some', kind: 'rejected_refresh' },
    { path: 'some', kind: 'html' },
    { path: 'some', kind: 'drop' },
  ])
  expect(await (await callMock(path)).json()).toMatchObject({ error_code: 7001 })
  expect((await callMock(path)).status).toBe(401)
  expect((await callMock(path)).status).toBe(401)
  expect((await callMock(path)).headers.get('content-type')).toContain('text/html')
  expect((await callMock(path)).type).toBe('error')
  expect(database().log.map(({ status }) => status)).toEqual([400, 401, 401, 502, 0])
})

test.each([
  [{ path: 'some', kind: 'expired_token' }, 401, 'fr'],
  [{ path: 'some', kind: 'rejected_refresh' }, 401, 'fr'],
  [{ path: 'some', kind: 'error_code', code: 1 }, 400, 'fr'],
  [{ path: 'some', kind: 'error_code', code: 1, status: 409, message: 'Words' }, 409, null],
])("sets Content-Language only for the mock's messages: %o", async (fault, status, language) => {
  await setFaults([fault])
  const response = await callMock(`${path}?lang=fr`)
  expect([response.status, response.headers.get('content-language')]).toEqual([status, language])
})

/** Returns a function that advances the fake time, then returns the response's status if the response has arrived. */
function watch(response: Promise<Response>) {
  const came = vi.fn<(status: number) => void>()
  void response.then(({ status }) => came(status))
  return async (ms: number) => {
    await vi.advanceTimersByTimeAsync(ms)
    return came.mock.calls.flat()
  }
}

test("adds up the latency condition and a request's latency faults", async () => {
  await setFaults([
    { path: 'some', kind: 'latency', ms: 300 },
    { path: 'some', kind: 'latency', ms: 200 },
    { path: 'some', kind: 'status', status: 418 },
  ])
  database().conditions.latency = 1_000
  vi.useFakeTimers()
  const after = watch(callMock(path))
  expect(await after(1_499)).toEqual([])
  expect(await after(1)).toEqual([418])
})

test('ends a hanging request only when the client aborts it', async () => {
  vi.useFakeTimers()
  const caller = new AbortController()
  const request = new Request('http://portal.test/', { signal: caller.signal })
  const never = () => Promise.reject(new Error('No response'))
  const hang = () => applyFault({ path: '', kind: 'hang' }, { request, lang: 'en' }, never)
  const after = watch(hang())
  expect(await after(600_000)).toEqual([])
  caller.abort()
  expect(await after(0)).toEqual([0])
  expect((await hang()).type).toBe('error')
})

test('delays a slow upload in proportion to its size', async () => {
  vi.useFakeTimers()
  const request = new Request('http://portal.test/', { method: 'POST', body: 'x'.repeat(5_000) })
  const fault = { path: '', kind: 'slow_upload', ms: 100, bytes: 1_000 } as const
  const after = watch(applyFault(fault, { request, lang: 'en' }, async () => new Response('real')))
  expect(await after(499)).toEqual([])
  expect(await after(1)).toEqual([200])
  expect(await request.text()).toHaveLength(5_000)
})

test.each(['slow_upload', 'drip'])('requires pieces of at least one byte for %s', (kind) => {
  const fault = { path: '', kind, ms: 100, bytes: 1 }
  expect(v.parse(faultListSchema, [fault])).toEqual([fault])
  expect(v.is(faultListSchema, [{ ...fault, bytes: 0 }])).toBe(false)
})

test('sends a dripped body completely, waiting between pieces', async () => {
  vi.useFakeTimers()
  const real = async () => new Response('abcdef', { headers: { 'content-length': '6' } })
  const request = new Request('http://portal.test/')
  const fault = { path: '', kind: 'drip', ms: 1_000, bytes: 4 } as const
  const response = await applyFault(fault, { request, lang: 'en' }, real)
  expect(response.headers.get('content-length')).toBeNull()
  const text = vi.fn<(text: string) => void>()
  void response.text().then(text)
  await vi.advanceTimersByTimeAsync(999)
  expect(text).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(text).toHaveBeenCalledWith('abcdef')
})

test('sends a dripped body in pieces', async () => {
  const drip = { path: 'some', kind: 'drip', ms: 1, bytes: 10 }
  await setFaults([drip])
  expect(await (await callMock('/__mock/faults')).json()).toMatchObject([drip])
  const reader = (await callMock(path)).body?.getReader()
  const first = await reader?.read()
  expect(first?.value).toHaveLength(10)
  await reader?.cancel()
})

test('applies the faults of an unchanged cookie only once', async () => {
  const faults = encodeURIComponent(JSON.stringify([{ path: 'some', kind: 'status', status: 429 }]))
  const cookie = `mock_faults=${faults}`
  const statuses = [await callMock(path, { cookie }), await callMock(path, { cookie })].map(
    ({ status }) => status,
  )
  expect(statuses).toEqual([429, 404])
})

test('rejects an unknown fault, and clears all faults on DELETE', async () => {
  expect((await setFaults([{ path: '', kind: 'meteor' }])).status).toBe(422)
  await setFaults([{ path: 'some', kind: 'drop', count: 'always' }])
  await callMock('/__mock/faults', { method: 'DELETE' })
  expect((await callMock(path)).status).toBe(404)
})

const draws = (chaos: Conditions['chaos'], calls = 400) => {
  const db = { conditions: { latency: null, chaos }, chaosDraws: 0 }
  return Array.from({ length: calls }, () => chaosFault(db, '/v1/valify/x/'))
}

test('fails the given share of requests, and the same requests for the same seed', () => {
  const faults = draws({ share: 0.25, seed: 7 })
  const share = faults.filter(Boolean).length / faults.length
  expect(share).toBeGreaterThan(0.15)
  expect(share).toBeLessThan(0.35)
  expect(draws({ share: 0.25, seed: 7 })).toEqual(faults)
  expect(draws({ share: 0.25, seed: 8 })).not.toEqual(faults)
  const kinds = new Set(draws({ share: 1, seed: 7 }).map((fault) => fault?.kind))
  const all = 'drip drop empty expired_token html status truncated wrong_shape'
  expect(Array.from(kinds, String).toSorted().join(' ')).toBe(all)
  expect(draws(null).filter(Boolean)).toEqual([])
})

test('never draws an expired token for a refresh request', () => {
  const db = { conditions: { latency: null, chaos: { share: 1, seed: 3 } }, chaosDraws: 0 }
  const kinds = Array.from({ length: 200 }, () => chaosFault(db, '/v1/authentication/refresh/'))
  expect(kinds.filter((fault) => fault?.kind === 'expired_token')).toEqual([])
})

test('applies conditions to every request until a reset', async () => {
  const { token } = await signIn('client')
  const conditions = { latency: 0, chaos: { share: 1, seed: 1 } }
  expect((await callMock('/__mock/conditions', { body: conditions })).status).toBe(200)
  expect(await (await callMock('/__mock/conditions')).json()).toEqual(conditions)
  const callServices = () => callMock('v1/valify/client-services/', { token })
  await callServices()
  expect(database().chaosDraws).toBe(1)
  await callMock('/__mock/reset', { method: 'POST' })
  expect((await callServices()).status).toBe(200)
})

test.each([
  { kind: 'status', status: 204, body: {} },
  { kind: 'html', status: 304 },
])('rejects a fault with a body if its status forbids a body: %o', async (fault) => {
  const response = await setFaults([{ path: '/', ...fault }])
  expect(response.status).toBe(422)
  expect(JSON.stringify(await response.json())).toContain('has no body')
})

test('rejects conditions that are out of range', async () => {
  const chaos = { share: 2, seed: 1 }
  expect((await callMock('/__mock/conditions', { body: { latency: null, chaos } })).status).toBe(
    422,
  )
  expect(
    (await callMock('/__mock/conditions', { body: { latency: -1, chaos: null } })).status,
  ).toBe(422)
})

test('lists the remaining faults and the last requests', async () => {
  await callMock('/__mock/faults', { body: [{ path: 'some', kind: 'drop', count: 2 }] })
  await callMock('v1/something/')
  await callMock('v1/other/')
  expect(await (await callMock('/__mock/faults')).json()).toEqual([
    { path: 'some', kind: 'drop', count: 1 },
  ])
  expect(await (await callMock('/__mock/log?last=1')).json()).toMatchObject([
    { path: '/portal-backend/v1/other/' },
  ])
})
