import { expect, test } from 'vitest'
import { auth } from './auth'
import { bundles } from './bundles'
import { recovery } from './recovery'
import { sessions } from './sessions'
import type { Adapter } from './adapter-types'
import { translate } from './translate'

const list = (table: Adapter, request: object = {}) =>
  translate(sessions.list, 'client', { request, lang: 'en', table })

test('leaves requests and responses unchanged with an empty adapter', () => {
  const request = { bundle_id: '7', page: 2, page_size: 25 }
  const { path, options, read, nameOf } = list({}, request)
  expect(path).toBe('v1/valify/bundle-sessions/')
  expect(options).toEqual({ method: 'post', searchParams: { lang: 'en' }, json: request })
  const answer = { sessions: [] }
  expect(read(answer)).toBe(answer)
  expect(nameOf('sessions')).toBe('sessions')
})

test("replaces one realm's path, fills in request fields and changes the method", () => {
  const table: Adapter = {
    listSessions: { path: { client: 'v2/projects/{bundle_id}/checks/' }, method: 'get' },
  }
  const { name, path, options } = list(table, { bundle_id: 'a/b', page: 1 })
  expect(name).toBe('v1/valify/bundle-sessions/')
  expect(path).toBe('v2/projects/a%2Fb/checks/')
  expect(options).toEqual({ method: 'get', searchParams: { lang: 'en', page: 1 } })
  const admin = translate(sessions.list, 'admin', { request: {}, lang: 'en', table })
  expect(admin.path).toBe('v1/valify/bundle-sessions/')
})

test('renames and nests request fields and converts a page to an offset', () => {
  const table: Adapter = {
    listSessions: {
      paging: 'offset',
      request: { bundle_id: 'filter.project', search: 'filter.text', limit: 'size' },
    },
  }
  const request = { bundle_id: '7', search: 'ali', page: 3, page_size: 25 }
  expect(list(table, request).options.json).toEqual({
    filter: { project: '7', text: 'ali' },
    offset: 50,
    size: 25,
  })
  expect(request).toEqual({ bundle_id: '7', search: 'ali', page: 3, page_size: 25 })
  const unset = { bundle_id: undefined, search: undefined }
  expect(JSON.stringify(list(table, unset).options.json)).toBe('{}')
})

test('sends IDs as numbers unless the conversion would change them', () => {
  const table: Adapter = { '*': { ids: 'number' } }
  const request = { bundle_id: '20011', session_id: 'a1', organization_id: '9007199254740993' }
  expect(list(table, request).options.json).toEqual({ ...request, bundle_id: 20_011 })
})

test('unwraps a response and renames its top-level and row fields', () => {
  const table: Adapter = {
    '*': { envelope: 'data' },
    listSessions: {
      response: { sessions: 'results', total: 'paging.count' },
      rows: { session_id: 'uuid', created_at: 'started.at' },
    },
  }
  const row = { uuid: 'a', started: { at: '2026-11-01' }, status: 'success' }
  const answer = { data: { results: [row, null], paging: { count: 2 } } }
  expect(list(table).read(answer)).toEqual({
    sessions: [
      { session_id: 'a', created_at: '2026-11-01', status: 'success', started: row.started },
      null,
    ],
    total: 2,
    paging: { count: 2 },
  })
  expect(list(table).read({ message: 'Not wrapped' })).toEqual({ message: 'Not wrapped' })
  expect(list(table).read(undefined)).toBeUndefined()
})

test('maps a bare list response to a field', () => {
  const table: Adapter = { listBundles: { response: { bundles: '' }, rows: { id: 'key' } } }
  const { read } = translate(bundles.own, 'client', { lang: 'en', table })
  expect(read([{ key: 'b', name: 'Retail' }])).toEqual({
    bundles: [{ id: 'b', name: 'Retail' }],
  })
})

test('applies toRequest last to a request and fromResponse first to a response', () => {
  const table: Adapter = {
    listSessions: {
      request: { bundle_id: 'project' },
      toRequest: (fields) => ({ query: fields }),
      response: { total: 'count' },
      fromResponse: (json) => ({ count: Array.isArray(json) ? json.length : 0 }),
    },
  }
  const { options, read } = list(table, { bundle_id: '7' })
  expect(options.json).toEqual({ query: { project: '7' } })
  expect(read(['a', 'b'])).toMatchObject({ total: 2 })
})

test('omits lang if an endpoint excludes it for the realm', () => {
  const request = { refresh_token: 't' }
  const { options } = translate(auth.refresh, 'admin', { request, lang: 'en' })
  expect(options).toEqual({ method: 'post', searchParams: {}, json: request })
})

test('sends a path field only in the path', () => {
  const { path, options } = translate(recovery.firstPassword, 'client', {
    request: { token: 'a b' },
    lang: 'en',
    table: {},
  })
  expect(path).toContain('a%20b')
  expect(JSON.stringify(options)).not.toContain('a b')
})

test('rejects unknown endpoint and field names at compile time', () => {
  const table: Adapter = {
    listSessions: {
      // @ts-expect-error -- The request has no such field.
      request: { bundle: 'project' },
      // @ts-expect-error -- The response has no such field.
      response: { results: 'sessions' },
      // @ts-expect-error -- A row has no such field.
      rows: { uuid: 'session_id' },
    },
  }
  // @ts-expect-error -- There is no such endpoint.
  const other: Adapter = { listEverything: {} }
  expect([table, other].flatMap((each) => Object.keys(each))).toHaveLength(2)
})
