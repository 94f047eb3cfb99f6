import * as v from 'valibot'
import { expect, test } from 'vitest'
import { refreshResponseSchema } from './auth'
import { bundleListSchema, bundleServicesSchema } from './bundles'
import { imageSchema } from './images'
import { organizationListSchema } from './organizations'
import { sessionListSchema } from './sessions'
import { signup } from './signup'
import { transactionDetailSchema } from './transactions'
import {
  expected,
  expectedList,
  nonEmptyText,
  flag,
  id,
  maybe,
  maybeList,
  moment,
  namedRecord,
  num,
  openEnum,
  parseTolerantly,
  recordResponse,
  text,
  withUnread,
} from './tolerant'
import { wireSchema } from './wire-schema'

const session = {
  session_id: 7,
  bundle_id: 'b1',
  status: 'success',
  created_at: '2026-01-02T03:04:05Z',
  services: [],
  transactions_count: '3',
}

test('a numeric id becomes a string', () => {
  expect(v.parse(id, 42)).toBe('42')
  expect(v.parse(id, 'a-1')).toBe('a-1')
  expect(v.is(id, '')).toBe(false)
  expect(v.is(id, null)).toBe(false)
})

test('a number may be a numeric string and nothing else', () => {
  expect(v.parse(num, 3.5)).toBe(3.5)
  expect(v.parse(num, ' 12 ')).toBe(12)
  for (const bad of ['', ' ', '12 px', 'NaN', Number.NaN, Infinity, null, true, []]) {
    expect(v.is(num, bad), String(bad)).toBe(false)
  }
})

test('text accepts numbers, filledText rejects an empty text', () => {
  expect(v.parse(text, 1024)).toBe('1024')
  expect(v.parse(text, '')).toBe('')
  expect(v.is(nonEmptyText, '')).toBe(false)
})

test('a flag is parsed by its spelling', () => {
  for (const yes of [true, 1, '1', 'true', 'True']) expect(v.parse(flag, yes)).toBe(true)
  for (const no of [false, 0, '0', 'false', 'FALSE']) expect(v.parse(flag, no)).toBe(false)
  for (const bad of ['yes', '', 2, null, undefined, {}]) expect(v.is(flag, bad)).toBe(false)
})

test('an optional field that is missing, null or invalid becomes undefined', () => {
  const schema = v.object({ duration: maybe(num) })
  for (const input of [{}, { duration: null }, { duration: 'soon' }]) {
    expect(v.parse(schema, input).duration).toBeUndefined()
  }
  expect(v.parse(schema, { duration: '0' }).duration).toBe(0)
})

test('a list inside a record is empty when missing, null or odd, and loses only bad elements', () => {
  const schema = v.object({ bundles: maybeList(v.object({ id })) })
  expect(v.parse(schema, {})).toEqual({ bundles: [] })
  expect(v.parse(schema, { bundles: null })).toEqual({ bundles: [] })
  for (const bundles of ['none', [{}], {}])
    expect(v.parse(schema, { bundles })).toEqual({ bundles: [] })
  expect(v.parse(schema, { bundles: [{}, { id: 1 }, null] })).toEqual({ bundles: [{ id: '1' }] })
})

test('a known enum value gets its case, an unknown one passes unchanged', () => {
  const schema = openEnum(['success', 'PER_SESSION'])
  expect(v.parse(schema, 'SUCCESS')).toBe('success')
  expect(v.parse(schema, 'per_session')).toBe('PER_SESSION')
  expect(v.parse(schema, 'paused')).toBe('paused')
})

test('a session list ignores unknown fields and keeps unknown statuses', () => {
  const response = { sessions: [{ ...session, status: 'paused', color: 'red' }], total: '1' }
  const list = v.parse(sessionListSchema, response)
  expect(list.total).toBe(1)
  expect(list.sessions[0]).toMatchObject({
    session_id: '7',
    status: 'paused',
    transactions_count: 3,
  })
  expect(list.sessions[0]).not.toHaveProperty('color')
})

const getPaths = (issues: readonly { path: readonly unknown[] }[]) =>
  issues.map(({ path }) =>
    path.map((part) => (typeof part === 'object' && part && 'key' in part ? part.key : part)),
  )

test('a row that cannot be read is left out, counted and named', () => {
  const { session_id: _, ...nameless } = session
  const services = [{ service: 'ocr' }, { attempts: 2 }]
  const sessions = [{ ...session, services }, nameless, null]
  const { result, unread } = parseTolerantly(sessionListSchema, { sessions })
  expect(result.output).toMatchObject({
    sessions: [{ session_id: '7', services: [{ service: 'ocr' }] }],
    unread: 2,
  })
  expect(getPaths(unread)).toEqual([
    ['sessions', 0, 'services', 1, 'service'],
    ['sessions', 1, 'session_id'],
    ['sessions', 2],
  ])
})

test.each([
  [['a', null], ['a'], 1],
  [[null, {}], [], 2],
  [undefined, [], undefined],
])('a record of %j has the parts %j, and %s could not be read', (parts, read, unread) => {
  const schema = v.pipe(v.object({ parts: expectedList(text) }), v.transform(withUnread))
  expect(v.parse(schema, { parts })).toEqual({ parts: read, unread })
})

test('a list without an array or without a readable row is an error', () => {
  expect(v.parse(sessionListSchema, { sessions: [] })).toEqual({ sessions: [], total: undefined })
  for (const sessions of [undefined, null, {}, 'none', [null, {}]])
    expect(v.is(sessionListSchema, { sessions })).toBe(false)
})

test('an expected field may be missing or odd, but its wire form requires it', () => {
  const schema = v.object({ count: expected(num), on: expected(flag, true) })
  for (const input of [{}, { count: null, on: 'maybe' }])
    expect(v.parse(schema, input)).toEqual({ count: undefined, on: true })
  expect(v.parse(schema, { count: '2', on: '0' })).toEqual({ count: 2, on: false })
  const wire = wireSchema(schema, 'ignored')
  expect(v.is(wire, { count: 2, on: false })).toBe(true)
  expect(v.is(wire, { on: false })).toBe(false)
})

test.each([
  ['2026-11-25T16:30:00Z', '2026-11-25T16:30:00Z'],
  ['2026-11-25T16:30:00.250Z', '2026-11-25T16:30:00.250Z'],
  ['2026-11-25T18:30:00+02:00', '2026-11-25T16:30:00Z'],
  ['2026-11-25T18:30:00+0200', '2026-11-25T16:30:00Z'],
  ['2026-11-25 16:30:00', '2026-11-25T16:30:00Z'],
  ['2026-11-25t16:30:00.123456z', '2026-11-25T16:30:00.123Z'],
  ['2026-11-25T16:30', '2026-11-25T16:30:00Z'],
  [1_795_624_200, '2026-11-25T16:30:00Z'],
  ['1795624200', '2026-11-25T16:30:00Z'],
  [1_795_624_200_000, '2026-11-25T16:30:00Z'],
  ['1795624200000', '2026-11-25T16:30:00Z'],
  ['2026-11-25', '2026-11-25'],
  ['25/11/2026', undefined],
  ['2026-13-25T16:30:00Z', undefined],
  ['', undefined],
  ['  ', undefined],
  [{}, undefined],
])('the time %j is read as %s', (written, read) => {
  expect(v.parse(expected(moment), written)).toBe(read)
})

test('the answer about a record has at least one of its fields', () => {
  const schema = recordResponse({ id: expected(id), parts: expectedList(text) })
  expect(v.is(schema, { id: 1 })).toBe(true)
  expect(v.is(schema, { data: { id: 1 } })).toBe(false)
})

test('services may be names or objects', () => {
  const services = ['ocr', { name: 'new_check', max_trials: '3', is_active: null }]
  expect(v.parse(bundleServicesSchema, { services }).services).toEqual([
    { name: 'ocr' },
    { name: 'new_check', max_trials: 3, is_active: undefined },
  ])
  const bundles = [{ id: 1, name: 'Onboarding', services }]
  expect(v.parse(bundleListSchema, { bundles }).bundles[0]?.services).toEqual(['ocr', 'new_check'])
})

test('E3 a client or bundle without a name is shown by its id, beside the others', () => {
  const names = [{ id: 1, name: null }, { id: 'b-2' }, { id: 3, name: 'Onboarding' }]
  const shownNames = ['1', 'b-2', 'Onboarding']
  const getName = ({ name }: { name: string }) => name
  expect(v.parse(bundleListSchema, { bundles: names }).bundles.map(getName)).toEqual(shownNames)
  const clients = v.parse(organizationListSchema, { organizations: names, count: 3 })
  expect(clients.organizations.map(getName)).toEqual(shownNames)
  expect(v.parse(namedRecord, { id: 7, name: '' })).toEqual({ id: '7', name: '7' })
})

test('a new account is not complete unless the answer says so', () => {
  const response = { access_token: 'a', refresh_token: 'r' }
  expect(v.parse(signup.createPassword.response, response).is_initialized).toBe(false)
  expect(
    v.parse(signup.createPassword.response, { ...response, is_initialized: true }).is_initialized,
  ).toBe(true)
})

test('A12 a refresh without an access token, or with an empty token, is rejected', () => {
  expect(v.is(refreshResponseSchema, { access_token: 'a', refresh_token: 'r' })).toBe(true)
  expect(v.is(refreshResponseSchema, { access_token: 'a' })).toBe(true)
  expect(v.is(refreshResponseSchema, { refresh_token: 'r' })).toBe(false)
  expect(v.is(refreshResponseSchema, { access_token: 'a', refresh_token: '' })).toBe(false)
})

test('an image has a text', () => {
  expect(v.parse(imageSchema, { img: 'iVBORw0=' }).img).toBe('iVBORw0=')
  expect(v.is(imageSchema, { img: '' })).toBe(false)
})

test('the data of a transaction may be missing', () => {
  const transaction = { transaction_id: 1, bundle_id: 2, service: 'ocr', status: true, time: 't' }
  expect(v.parse(transactionDetailSchema, transaction).data).toEqual({})
  expect(v.parse(transactionDetailSchema, { ...transaction, data: null }).data).toEqual({})
})
