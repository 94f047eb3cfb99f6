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

test('converts a numeric ID to a string and rejects an empty ID', () => {
  expect(v.parse(id, 42)).toBe('42')
  expect(v.parse(id, 'a-1')).toBe('a-1')
  expect(v.is(id, '')).toBe(false)
  expect(v.is(id, null)).toBe(false)
})

test('accepts only finite numbers and numeric strings as numbers', () => {
  expect(v.parse(num, 3.5)).toBe(3.5)
  expect(v.parse(num, ' 12 ')).toBe(12)
  for (const bad of ['', ' ', '12 px', 'NaN', Number.NaN, Infinity, null, true, []]) {
    expect(v.is(num, bad), String(bad)).toBe(false)
  }
})

test('converts numbers to text and rejects an empty nonEmptyText', () => {
  expect(v.parse(text, 1024)).toBe('1024')
  expect(v.parse(text, '')).toBe('')
  expect(v.is(nonEmptyText, '')).toBe(false)
})

test('parses common spellings of a flag and rejects others', () => {
  for (const yes of [true, 1, '1', 'true', 'True']) expect(v.parse(flag, yes)).toBe(true)
  for (const no of [false, 0, '0', 'false', 'FALSE']) expect(v.parse(flag, no)).toBe(false)
  for (const bad of ['yes', '', 2, null, undefined, {}]) expect(v.is(flag, bad)).toBe(false)
})

test('parses a missing, null or invalid optional field as undefined', () => {
  const schema = v.object({ duration: maybe(num) })
  for (const input of [{}, { duration: null }, { duration: 'soon' }]) {
    expect(v.parse(schema, input).duration).toBeUndefined()
  }
  expect(v.parse(schema, { duration: '0' }).duration).toBe(0)
})

test('parses a missing or invalid nested list as empty and drops only invalid elements', () => {
  const schema = v.object({ bundles: maybeList(v.object({ id })) })
  expect(v.parse(schema, {})).toEqual({ bundles: [] })
  expect(v.parse(schema, { bundles: null })).toEqual({ bundles: [] })
  for (const bundles of ['none', [{}], {}])
    expect(v.parse(schema, { bundles })).toEqual({ bundles: [] })
  expect(v.parse(schema, { bundles: [{}, { id: 1 }, null] })).toEqual({ bundles: [{ id: '1' }] })
})

test('normalizes the case of a known enum value and keeps an unknown value', () => {
  const schema = openEnum(['success', 'PER_SESSION'])
  expect(v.parse(schema, 'SUCCESS')).toBe('success')
  expect(v.parse(schema, 'per_session')).toBe('PER_SESSION')
  expect(v.parse(schema, 'paused')).toBe('paused')
})

test('ignores unknown session fields and keeps unknown statuses', () => {
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

test('omits, counts and reports unreadable rows', () => {
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
])('parses the parts %j as %j with an unread count of %s', (parts, read, unread) => {
  const schema = v.pipe(v.object({ parts: expectedList(text) }), v.transform(withUnread))
  expect(v.parse(schema, { parts })).toEqual({ parts: read, unread })
})

test('rejects a list that is not an array or contains only unreadable rows', () => {
  expect(v.parse(sessionListSchema, { sessions: [] })).toEqual({ sessions: [], total: undefined })
  for (const sessions of [undefined, null, {}, 'none', [null, {}]])
    expect(v.is(sessionListSchema, { sessions })).toBe(false)
})

test('tolerates a missing or invalid expected field but requires it in the wire schema', () => {
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
])('reads the time %j as %s', (written, read) => {
  expect(v.parse(expected(moment), written)).toBe(read)
})

test('requires at least one known field in a record response', () => {
  const schema = recordResponse({ id: expected(id), parts: expectedList(text) })
  expect(v.is(schema, { id: 1 })).toBe(true)
  expect(v.is(schema, { data: { id: 1 } })).toBe(false)
})

test('accepts services as names or objects', () => {
  const services = ['ocr', { name: 'new_check', max_trials: '3', is_active: null }]
  expect(v.parse(bundleServicesSchema, { services }).services).toEqual([
    { name: 'ocr' },
    { name: 'new_check', max_trials: 3, is_active: undefined },
  ])
  const bundles = [{ id: 1, name: 'Onboarding', services }]
  expect(v.parse(bundleListSchema, { bundles }).bundles[0]?.services).toEqual(['ocr', 'new_check'])
})

test('E3 uses the ID as the name of an unnamed client or bundle', () => {
  const names = [{ id: 1, name: null }, { id: 'b-2' }, { id: 3, name: 'Onboarding' }]
  const shownNames = ['1', 'b-2', 'Onboarding']
  const getName = ({ name }: { name: string }) => name
  expect(v.parse(bundleListSchema, { bundles: names }).bundles.map(getName)).toEqual(shownNames)
  const clients = v.parse(organizationListSchema, { organizations: names, count: 3 })
  expect(clients.organizations.map(getName)).toEqual(shownNames)
  expect(v.parse(namedRecord, { id: 7, name: '' })).toEqual({ id: '7', name: '7' })
})

test('treats a new account as incomplete unless the response marks it as initialized', () => {
  const response = { access_token: 'a', refresh_token: 'r' }
  expect(v.parse(signup.createPassword.response, response).is_initialized).toBe(false)
  expect(
    v.parse(signup.createPassword.response, { ...response, is_initialized: true }).is_initialized,
  ).toBe(true)
})

test('A12 rejects a refresh response with a missing access token or an empty token', () => {
  expect(v.is(refreshResponseSchema, { access_token: 'a', refresh_token: 'r' })).toBe(true)
  expect(v.is(refreshResponseSchema, { access_token: 'a' })).toBe(true)
  expect(v.is(refreshResponseSchema, { refresh_token: 'r' })).toBe(false)
  expect(v.is(refreshResponseSchema, { access_token: 'a', refresh_token: '' })).toBe(false)
})

test('rejects an empty image', () => {
  expect(v.parse(imageSchema, { img: 'iVBORw0=' }).img).toBe('iVBORw0=')
  expect(v.is(imageSchema, { img: '' })).toBe(false)
})

test('parses missing or null transaction data as an empty object', () => {
  const transaction = { transaction_id: 1, bundle_id: 2, service: 'ocr', status: true, time: 't' }
  expect(v.parse(transactionDetailSchema, transaction).data).toEqual({})
  expect(v.parse(transactionDetailSchema, { ...transaction, data: null }).data).toEqual({})
})
