import { strFromU8, unzipSync } from 'fflate'
import { beforeEach, expect, test } from 'vitest'
import { bundleAnalyticsSchema } from '@/backend/analytics'
import { bundleServicesSchema } from '@/backend/bundles'
import { extraResultListSchema } from '@/backend/extra-results'
import { identityListSchema } from '@/backend/identities'
import { sessionDetailSchema, type SessionListRequest, sessionListSchema } from '@/backend/sessions'
import { transactionListSchema } from '@/backend/transactions'
import { openPersonal } from '@/lib/personal'
import { resetDatabase } from '@mocks/db'
import type { SeedInput } from '@mocks/faults'
import { callMock, readAs, signIn } from '@mocks/test-client'

const WALLET = '20024'
const cookie = 'mock_db=seed'
let token = ''
let admin = ''
beforeEach(async () => {
  resetDatabase('seed')
  token = (await signIn('client', cookie)).token
  admin = (await signIn('admin', cookie)).token
})

const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10)
const period = { start_date: day(9), end_date: day(0) }
const page = { page: 1, page_size: 50 }
const ofWallet = { bundle_id: WALLET, ...period }

const threeSessions: SeedInput = {
  bundle_id: WALLET,
  sessions: [
    { status: 'expired', days_ago: 2, transactions: [{ service: 'liveness', error_code: 5031 }] },
    {
      days_ago: 5,
      platform: 'smart_mirror',
      transactions: [
        { service: 'ocr', error_code: 5009 },
        { service: 'iris_scan', error_code: 5999 },
      ],
    },
    {
      days_ago: 4,
      full_name: 'Dana Sample',
      front_nid: '29001018800025',
      reference_user_id: 'Case/7 b',
    },
  ],
}

async function seed(body: SeedInput): Promise<string[]> {
  const response = await callMock('/__mock/seed', { body, cookie })
  expect(response.status, await response.clone().text()).toBe(200)
  return (await response.json()).session_ids
}

async function list(filters: Partial<SessionListRequest> = {}) {
  const body = { bundle_id: WALLET, ...page, ...filters }
  return readAs(sessionListSchema, 'v1/valify/bundle-sessions/', { body, token, cookie })
}

async function foundIds(filters: Partial<SessionListRequest>) {
  const { sessions, total } = await list(filters)
  expect(sessions).toHaveLength(total ?? -1)
  return sessions.map(({ session_id }) => session_id)
}

const details = (session_id = '') =>
  readAs(sessionDetailSchema, 'v1/valify/bundle-session-details/', {
    body: { bundle_id: WALLET, session_id },
    token,
    cookie,
  })

test('seeds a bundle with exactly the given sessions and lists the newest first', async () => {
  const [expired, unknown, passed] = await seed(threeSessions)
  const { sessions, total } = await list()
  expect(total).toBe(3)
  expect(sessions.map(({ session_id, status }) => [session_id, status])).toEqual([
    [expired, 'expired'],
    [passed, 'success'],
    [unknown, 'failed'],
  ])
  expect(sessions[2]).toMatchObject({ platform: 'smart_mirror', last_error: { error_code: 5999 } })
  expect(await foundIds({ start_date: day(4), end_date: day(4) })).toEqual([passed])
})

test('returns the same transactions in the session details and the transaction list', async () => {
  const ids = await seed(threeSessions)
  const body = { bundle_id: WALLET, ...page }
  const options = { body, token, cookie }
  const all = await readAs(transactionListSchema, 'v1/valify/bundle-transactions/', options)
  const sessions = await Promise.all(ids.map(details))
  expect(sessions.map((each) => each.transactions.map(({ service }) => service))).toEqual([
    ['liveness'],
    ['ocr', 'iris_scan'],
    ['ocr', 'liveness', 'face_match'],
  ])
  const listedTransactions = sessions.flatMap(({ transactions }) => transactions)
  expect(all.total).toBe(listedTransactions.length)
  const getIds = (rows: readonly { transaction_id: string }[]) =>
    rows.map(({ transaction_id }) => transaction_id).toSorted()
  expect(getIds(all.transactions)).toEqual(getIds(listedTransactions))
  expect(sessions[1]?.services.find(({ service }) => service === 'iris_scan')).toMatchObject({
    status: false,
    attempts: 1,
  })
  expect(sessions[0]?.events?.at(-1)?.type).toBe('session_expired')
  expect(sessions[2]?.transactions[0]?.data).toMatchObject({
    full_name: 'Dana Sample',
    first_name: 'Dana',
    front_nid: '29001018800025',
    date_of_birth: '1990-01-01',
    gender: 'أنثى',
  })
})

test('returns analytics that match the seeded sessions', async () => {
  // No other test uses this platform, so this test also covers platforms that are new to the mock.
  const sessions = threeSessions.sessions.map((session) => ({ ...session, platform: 'kiosk' }))
  await seed({ ...threeSessions, sessions })
  const body = ofWallet
  const figures = await readAs(bundleAnalyticsSchema, 'v1/valify/bundle-analytics/', {
    body,
    token,
    cookie,
  })
  expect(figures.summary).toMatchObject({ sessions: 3, successful: 1, failed: 1, transactions: 6 })
  const iris = figures.services.find(({ service }) => service === 'iris_scan')
  expect(iris).toEqual({ service: 'iris_scan', total: 1, successful: 0, failed: 1, avg_trials: 1 })
  expect(figures.platforms).toEqual([{ platform: 'kiosk', count: 3 }])
  expect(figures.errors?.map(({ error_code }) => error_code).toSorted()).toEqual([5031, 5999])
  const { services } = await readAs(bundleServicesSchema, 'v1/valify/bundle-services/', {
    body: { bundle_id: WALLET },
    token,
    cookie,
  })
  expect(services.map(({ name }) => name)).toContain('iris_scan')
})

test('finds seeded sessions by search text and by each filter', async () => {
  const [expired, unknown, passed] = await seed(threeSessions)
  for (const search of ['dana samp', '29001018800025', 'case/7', passed])
    expect(await foundIds({ search }), search).toEqual([passed])
  expect(await foundIds({ service: 'iris_scan' })).toEqual([unknown])
  expect(await foundIds({ error_code: 5999 })).toEqual([unknown])
  expect(await foundIds({ status: 'expired' })).toEqual([expired])
})

test('lists and exports extra results only for the seeded sessions', async () => {
  const [, , passed] = await seed(threeSessions)
  const { results } = await readAs(extraResultListSchema, 'v1/valify/extra-results/', {
    body: { ...ofWallet, ...page },
    token,
    cookie,
  })
  expect(results.map(({ session_id }) => session_id)).toEqual([passed])
  const response = await callMock('v1/valify/export-extra-results/', {
    body: ofWallet,
    token,
    cookie,
  })
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()))
  expect(Object.keys(files).filter((name) => name.startsWith('json/'))).toEqual([
    `json/${day(4)}.json`,
  ])
  expect(strFromU8(files['extra-results.csv'] ?? new Uint8Array())).toContain(passed)
})

test('derives identities from the seeded sessions', async () => {
  await seed({ sessions: [] })
  for (const bundle_id of ['20037', '20050']) await seed({ bundle_id, sessions: [] })
  await seed({ bundle_id: WALLET, sessions: [{ days_ago: 390, full_name: 'Dana Sample' }] })
  const { identities } = await readAs(identityListSchema, 'v1/digital_identity/identities/', {
    realm: 'admin',
    body: { ...page, organization_id: '1001', status: 'verified' },
    token: admin,
    cookie,
  })
  const names = new Set(identities.map(({ full_name = '' }) => openPersonal(full_name)))
  expect([...names]).toEqual(['Dana Sample'])
})

test('fills in fields that a seeded session omits', async () => {
  const [first, second, third] = await seed({
    bundle_id: WALLET,
    sessions: [{}, { status: 'failed' }, { status: 'in_progress' }],
  })
  const { sessions } = await list()
  expect(sessions.map(({ session_id, status }) => [session_id, status])).toEqual([
    [first, 'success'],
    [second, 'failed'],
    [third, 'in_progress'],
  ])
  expect(openPersonal(sessions[0]?.full_name ?? '')).toMatch(/^\S+ \S+/)
  expect(sessions[1]?.last_error?.error_code).toBe(5015)
  expect(sessions[2]?.ended_at).toBeUndefined()
})

test('lists sessions with the same time in input order', async () => {
  const sessions = Array.from({ length: 3 }, () => ({ created_at: day(1) }))
  const ids = await seed({ bundle_id: WALLET, sessions })
  expect(await foundIds({})).toEqual(ids)
})

test('lists and filters sessions with a status that is unknown to the portal', async () => {
  const [id] = await seed({ bundle_id: WALLET, sessions: [{ status: 'paused' }, {}] })
  expect(await foundIds({ status: 'paused' })).toEqual([id])
  expect((await list({ status: 'paused' })).sessions[0]?.status).toBe('paused')
})

test('overrides session and transaction fields with any value', async () => {
  const body: SeedInput = {
    bundle_id: WALLET,
    sessions: [
      {
        fields: { created_at: 'soon', duration: null },
        transactions: [{ service: 'ocr', fields: { message: { odd: true }, data: [] } }],
      },
    ],
  }
  const [session_id] = await seed(body)
  const respond = async (path: string, request: object) => {
    const options = { body: { bundle_id: WALLET, ...request }, token, cookie }
    return (await callMock(`v1/valify/${path}/`, options)).json()
  }
  const session = { created_at: 'soon', duration: null }
  const transaction = { message: { odd: true }, data: [] }
  const { sessions } = await respond('bundle-sessions', page)
  expect(sessions[0]).toMatchObject(session)
  const detail = await respond('bundle-session-details', { session_id })
  expect(detail).toMatchObject({ ...session, transactions: [transaction] })
  const { transactions: rows } = await respond('bundle-transactions', page)
  expect(rows[0]).toMatchObject(transaction)
})

test('replaces previously seeded sessions, but only in the same database', async () => {
  await seed(threeSessions)
  await seed({ bundle_id: WALLET, sessions: [{}] })
  expect((await list()).total).toBe(1)
  expect((await details((await list()).sessions[0]?.session_id)).services).toHaveLength(3)
  const other = await signIn('client', 'mock_db=another')
  const { total } = await readAs(sessionListSchema, 'v1/valify/bundle-sessions/', {
    body: { bundle_id: WALLET, ...page },
    token: other.token,
    cookie: 'mock_db=another',
  })
  expect(total).toBe(3200)
  await callMock('/__mock/reset', { method: 'POST', cookie })
  expect((await list()).total).toBe(3200)
})

const transactions = (length: number, service = 'ocr') =>
  Array.from({ length }, () => ({ service }))

test.each([
  ['sessions: ', {}],
  ['bundle_id: No bundle has the ID 1', { bundle_id: '1', sessions: [] }],
  ['sessions.0.state: ', { sessions: [{ state: 'failed' }] }],
  ['sessions.1.created_at: Use an ISO time', { sessions: [{}, { created_at: '2001-01-01' }] }],
  ['sessions.0.days_ago: Use created_at or', { sessions: [{ created_at: day(1), days_ago: 1 }] }],
  [
    'sessions.0.transactions.0.error_code: ',
    { sessions: [{ transactions: [{ service: 'ocr', error_code: '5009' }] }] },
  ],
  ['sessions.0.transactions: ', { sessions: [{ transactions: transactions(33) }] }],
  [
    'sessions: Use at most 16 services',
    {
      sessions: Array.from('abcdefghijklmnopq', (name) => ({
        transactions: transactions(1, name),
      })),
    },
  ],
])('rejects an invalid seed with the error "%s"', async (message, body) => {
  const response = await callMock('/__mock/seed', { body, cookie })
  expect(response.status).toBe(422)
  expect(await response.json()).toMatchObject({
    errors: { seed: [expect.stringMatching(`^${message}`)] },
  })
  expect((await list()).total).toBe(3200)
})
