// @vitest-environment node
import { beforeEach, expect, test } from 'vitest'
import { database, resetDatabase } from './db'
import { takeFaults, type Fault } from './faults'
import { send } from './test-client'

beforeEach(() => resetDatabase())

const path = '/portal-backend/v1/somewhere/'
const set = (faults: unknown) => send('/__mock/faults', { body: faults })

test('faults are used up in order, each as often as it says', () => {
  const faults: Fault[] = [
    { path: 'here', kind: 'status', status: 500, count: 2 },
    { path: 'there', kind: 'drop', count: 'always' },
    { path: 'here', kind: 'html' },
  ]
  const kinds = (at: string) => takeFaults(faults, at).map(({ kind }) => kind)
  expect([kinds('/here'), kinds('/here'), kinds('/here'), kinds('/here')]).toEqual([
    ['status'],
    ['status'],
    ['html'],
    [],
  ])
  expect([kinds('/there'), kinds('/there')]).toEqual([['drop'], ['drop']])
})

test('a wait goes together with the next fault', () => {
  const faults: Fault[] = [
    { path: '', kind: 'latency', ms: 1 },
    { path: '', kind: 'empty' },
  ]
  expect(takeFaults(faults, '/x').map(({ kind }) => kind)).toEqual(['latency', 'empty'])
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
  [{ path: 'some', kind: 'truncated' }, 404, '{"message":"There'],
])('%o', async (fault, status, body) => {
  await set([fault])
  const response = await send(path)
  expect([response.status, await response.text()]).toEqual([status, body])
  expect((await send(path)).status).toBe(404)
})

test('more kinds: error code, tokens, HTML, a dropped line', async () => {
  await set([
    { path: 'some', kind: 'error_code', code: 7001 },
    { path: 'some', kind: 'expired_token' },
    { path: 'some', kind: 'rejected_refresh' },
    { path: 'some', kind: 'html' },
    { path: 'some', kind: 'drop' },
  ])
  expect(await (await send(path)).json()).toMatchObject({ error_code: 7001 })
  expect((await send(path)).status).toBe(401)
  expect((await send(path)).status).toBe(401)
  expect((await send(path)).headers.get('content-type')).toContain('text/html')
  expect((await send(path)).type).toBe('error')
  expect(database().log.map(({ status }) => status)).toEqual([400, 401, 401, 502, 0])
})

test('a dripping body comes in pieces', async () => {
  await set([{ path: 'some', kind: 'drip', ms: 1, bytes: 10 }])
  const reader = (await send(path)).body?.getReader()
  const first = await reader?.read()
  expect(first?.value).toHaveLength(10)
  await reader?.cancel()
})

test('the cookie sets faults too, once per cookie', async () => {
  const faults = encodeURIComponent(JSON.stringify([{ path: 'some', kind: 'status', status: 429 }]))
  const cookie = `mock_faults=${faults}`
  const statuses = [await send(path, { cookie }), await send(path, { cookie })].map(
    ({ status }) => status,
  )
  expect(statuses).toEqual([429, 404])
})

test('an unknown fault is refused, and they can be cleared', async () => {
  expect((await set([{ path: '', kind: 'meteor' }])).status).toBe(422)
  await set([{ path: 'some', kind: 'drop', count: 'always' }])
  await send('/__mock/faults', { method: 'DELETE' })
  expect((await send(path)).status).toBe(404)
})
