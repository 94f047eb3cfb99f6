// @vitest-environment node
import { beforeEach, expect, test } from 'vitest'
import { chaosFault, type Conditions } from './conditions'
import { database, resetDatabase } from './db'
import { faultForms } from '@mocks/panel/faults-section'
import { send, signIn, valify } from './test-client'

beforeEach(() => resetDatabase())

const draws = (chaos: Conditions['chaos'], calls = 400) => {
  const db = { conditions: { latency: null, chaos }, chaosDraws: 0 }
  return Array.from({ length: calls }, () => chaosFault(db, '/v1/valify/x/'))
}

test('chaos spoils its share, and the same seed spoils the same calls', () => {
  const spoilt = draws({ share: 0.25, seed: 7 })
  const share = spoilt.filter(Boolean).length / spoilt.length
  expect(share).toBeGreaterThan(0.15)
  expect(share).toBeLessThan(0.35)
  expect(draws({ share: 0.25, seed: 7 })).toEqual(spoilt)
  expect(draws({ share: 0.25, seed: 8 })).not.toEqual(spoilt)
  expect(new Set(draws({ share: 1, seed: 7 }).map((fault) => fault?.kind)).size).toBeGreaterThan(5)
  expect(draws(null).filter(Boolean)).toEqual([])
})

test('chaos never rejects a refresh: it signs nobody out', () => {
  const db = { conditions: { latency: null, chaos: { share: 1, seed: 3 } }, chaosDraws: 0 }
  const kinds = Array.from({ length: 200 }, () => chaosFault(db, '/v1/authentication/refresh/'))
  expect(kinds.filter((fault) => fault?.kind === 'expired_token')).toEqual([])
})

test('conditions are set, told, used by every call and gone after a reset', async () => {
  const { access_token: token } = await signIn('client')
  const conditions = { latency: 0, chaos: { share: 1, seed: 1 } }
  expect((await send('/__mock/conditions', { body: conditions })).status).toBe(200)
  expect(await (await send('/__mock/conditions')).json()).toEqual(conditions)
  const call = () => send(valify('client', 'client-services/'), { token })
  await call()
  expect(database().chaosDraws).toBe(1)
  await send('/__mock/reset', { method: 'POST' })
  expect((await call()).status).toBe(200)
})

test('conditions out of range are refused', async () => {
  const chaos = { share: 2, seed: 1 }
  expect((await send('/__mock/conditions', { body: { latency: null, chaos } })).status).toBe(422)
  expect((await send('/__mock/conditions', { body: { latency: -1, chaos: null } })).status).toBe(
    422,
  )
})

test('the faults that are left and the last calls are told', async () => {
  await send('/__mock/faults', { body: [{ path: 'some', kind: 'drop', count: 2 }] })
  await send('/portal-backend/v1/something/')
  await send('/portal-backend/v1/other/')
  expect(await (await send('/__mock/faults')).json()).toEqual([
    { path: 'some', kind: 'drop', count: 1 },
  ])
  expect(await (await send('/__mock/log?last=1')).json()).toMatchObject([
    { path: '/portal-backend/v1/other/' },
  ])
})

test('the form of each fault is read from its schema', () => {
  const form = (kind: string) => faultForms.find((each) => each.kind === kind)?.fields
  expect(faultForms).toHaveLength(12)
  expect(form('latency')).toEqual([{ name: 'ms', type: 'number', required: true }])
  expect(form('status')).toEqual([
    { name: 'status', type: 'number', required: true },
    { name: 'body', type: 'json', required: false },
    { name: 'headers', type: 'json', required: false },
  ])
  expect(form('error_code')?.map(({ type }) => type)).toEqual(['number', 'number', 'text'])
  expect(form('drop')).toEqual([])
})
