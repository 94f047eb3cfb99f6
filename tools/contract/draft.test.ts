import { afterAll, beforeEach, expect, test } from 'vitest'
import { resetDatabase } from '@mocks/db'
import { getExitCode } from './check-backend'
import { startDraft, toAdapterText } from './draft'
import type { Report } from './record'
import { account, checkMock, fetchFrom, type Json } from './test-client'

beforeEach(() => resetDatabase())
afterAll(() => resetDatabase())

const accounts = { client: account('client'), admin: account('admin') }

/** Renames object keys at any depth, as another backend might spell them. */
function rename(value: unknown, change: (name: string) => string): unknown {
  if (Array.isArray(value)) return value.map((each) => rename(each, change))
  if (!(value instanceof Object)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [change(name), rename(each, change)]),
  )
}
const toCamel = (name: string) =>
  name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

test('drafts no entries for a backend that follows the documents', async () => {
  const draft = startDraft({})
  await checkMock({ ...accounts, draft })
  expect(draft.table).toEqual({})
})

/** Returns the fields that the portal can't read and shows as "—". */
const lostFields = (report: Report) =>
  new Set(
    report.calls.flatMap(({ findings }) =>
      findings.filter(({ level }) => level === 'failed').map(({ field }) => field),
    ),
  )

test('adapts wrapped responses with other field names, but not deeply nested fields', async () => {
  const fetch = fetchFrom({ answers: (body) => ({ data: rename(body, toCamel) }) })
  const draft = startDraft({})
  const nestedFields = new Set([
    'summary.success_rate',
    'summary.avg_duration',
    'services[].tiers[].minimum_interval',
    'services[].tiers[].maximum_interval',
    'services[].tiers[].amount_of_hits',
  ])
  expect(lostFields(await checkMock({ ...accounts, fetch, draft }))).toEqual(nestedFields)
  expect(draft.table).toMatchObject({
    '*': { envelope: 'data' },
    signIn: { response: { access_token: 'accessToken', refresh_token: 'refreshToken' } },
    listSessions: { rows: { session_id: 'sessionId', created_at: 'createdAt' } },
  })
  resetDatabase()
  const second = await checkMock({ ...accounts, fetch, adapter: draft.table })
  expect(lostFields(second)).toEqual(nestedFields)
})

test('drafts an envelope for one request if only its response is wrapped', async () => {
  const draft = startDraft({})
  const fetch = fetchFrom({ path: 'bundle-sessions/', answers: (body) => ({ data: body }) })
  expect(getExitCode(await checkMock({ ...accounts, fetch, draft }))).toBe(0)
  expect(draft.table).toEqual({ listSessions: { envelope: 'data' } })
})

test('does not mistake a field with the envelope name for an envelope', async () => {
  const draft = startDraft({})
  const fetch = fetchFrom({
    answers: (body) => ('data' in body ? body : { data: body }),
  })
  expect(getExitCode(await checkMock({ ...accounts, fetch, draft }))).toBe(0)
  expect(draft.table).toEqual({ '*': { envelope: 'data' }, getTransaction: { envelope: '' } })
})

test.each([
  ['under another name', ({ sessions, total }: Json) => ({ results: sessions, count: total })],
  ['in an object', ({ sessions, total }: Json) => ({ page: { rows: sessions }, meta: { total } })],
])('finds a list %s', async (_, answers) => {
  const draft = startDraft({})
  const fetch = fetchFrom({ path: 'bundle-sessions/', answers })
  expect(getExitCode(await checkMock({ ...accounts, fetch, draft }))).toBe(0)
  expect(Object.keys(draft.table)).toEqual(['listSessions'])
  expect(draft.table['listSessions']?.response).toMatchObject({
    sessions: expect.stringMatching(/^results$|^page\.rows$/),
    total: expect.stringMatching(/^count$|^meta\.total$/),
  })
})

test('does not search for a missing field in known objects', async () => {
  const draft = startDraft({})
  const withoutCode = (record: Json) => ({
    ...record,
    error_code: undefined,
    data: { errorCode: 1 },
  })
  const fetch = fetchFrom({
    path: 'bundle-session-details/',
    answers: ({ transactions, ...rest }) => ({
      ...rest,
      transactions: Array.isArray(transactions) && transactions.map(withoutCode),
    }),
  })
  await checkMock({ ...accounts, fetch, draft })
  expect(draft.table).toEqual({})
})

test('does not mistake an object for a token', async () => {
  const draft = startDraft({})
  const fetch = fetchFrom({
    path: 'login/',
    answers: ({ access_token, refresh_token, ...rest }) => ({
      ...rest,
      token: { access: access_token, refresh: refresh_token },
    }),
  })
  expect(getExitCode(await checkMock({ ...accounts, fetch, draft }))).toBe(0)
  expect(draft.table).toEqual({
    signIn: { response: { access_token: 'token.access', refresh_token: 'token.refresh' } },
  })
})

test('detects a response that is the list itself', async () => {
  const draft = startDraft({})
  const fetch = fetchFrom({ path: 'organization-bundles/', answers: ({ bundles }) => bundles })
  expect(getExitCode(await checkMock({ ...accounts, fetch, draft }))).toBe(0)
  expect(draft.table).toEqual({ listBundles: { response: { bundles: '' } } })
})

test('drafts offset paging if a backend ignores the page number', async () => {
  const draft = startDraft({})
  const fetch = fetchFrom({
    path: 'bundle-sessions/',
    sends: ({ page: _page, page_size: _size, offset = 0, limit = 5, ...body }) => ({
      ...body,
      page: Number(offset) / Number(limit) + 1,
      page_size: limit,
    }),
  })
  expect(getExitCode(await checkMock({ ...accounts, fetch, draft }))).toBe(0)
  expect(draft.table).toEqual({ listSessions: { paging: 'offset' } })
})

test('formats the draft as an adapter file with the reason for each entry', () => {
  const draft = startDraft({ listUsers: { rows: { id: 'key' } } })
  draft.table['*'] = { envelope: 'data' }
  draft.reasons.set('*', ['signIn wraps its answer in "data"'])
  expect(toAdapterText(draft)).toBe(`import type { Adapter } from './adapter-types'

export const adapter: Adapter = {
  listUsers: {
    rows: { id: 'key' },
  },
  // signIn wraps its answer in "data"
  '*': {
    envelope: 'data',
  },
}
`)
})
