import { beforeAll, expect, test } from 'vitest'
import {
  type Session,
  sessionDetailSchema,
  type SessionListRequest,
  sessionListSchema,
} from '@/backend/sessions'
import { openPersonal } from '@/lib/personal'
import { readAs, signIn } from '@mocks/test-client'

const LARGE = '20011'
let token = ''
beforeAll(async () => {
  token = (await signIn('client')).token
})

function list(request: Partial<SessionListRequest> = {}) {
  const body = { bundle_id: LARGE, page: 1, page_size: 100, ...request }
  return readAs(sessionListSchema, 'v1/valify/bundle-sessions/', { body, token })
}

function detail(session: Pick<Session, 'session_id'> & { bundle_id: string | undefined }) {
  const { bundle_id, session_id } = session
  return readAs(sessionDetailSchema, 'v1/valify/bundle-session-details/', {
    body: { bundle_id, session_id },
    token,
  })
}

const isSorted = (values: (string | number | undefined)[]) =>
  values.every((value, index) => index === 0 || (values[index - 1] ?? 0) <= (value ?? 0))

test("lists the large bundle's 100,000 sessions up to today, newest first", async () => {
  const { sessions, total } = await list()
  expect(total).toBe(100_000)
  expect(isSorted(sessions.map((session) => session.created_at).toReversed())).toBe(true)
  expect(Date.parse(sessions[0]?.created_at ?? '')).toBeLessThanOrEqual(Date.now())
  expect(sessions[0]?.status).toBe('in_progress')
  expect(new Set(sessions.map((session) => session.session_id)).size).toBe(100)
})

test('returns pages without gaps, and an empty page after the last page', async () => {
  const bothPages = await list({ page_size: 20 })
  const halves = [await list({ page_size: 10 }), await list({ page: 2, page_size: 10 })]
  expect(halves.flatMap(({ sessions }) => sessions)).toEqual(bothPages.sessions)
  const beyond = await list({ page: 1001 })
  expect([beyond.sessions.length, beyond.total]).toEqual([0, 100_000])
})

test('lists no sessions for an empty bundle', async () => {
  expect(await list({ bundle_id: '20063' })).toEqual({ sessions: [], total: 0 })
})

test('filters by status, service, error code and day', async () => {
  const statuses = await Promise.all(
    ['success', 'failed', 'in_progress', 'expired'].map((status) => list({ status })),
  )
  expect(statuses.reduce((sum, { total = 0 }) => sum + total, 0)).toBe(100_000)
  expect(statuses[1]?.sessions.every(({ status }) => status === 'failed')).toBe(true)

  const mismatch = await list({ error_code: 5033 })
  expect(mismatch.sessions.every(({ last_error }) => last_error?.error_code === 5033)).toBe(true)
  for (const error_code of [0, 4711]) expect((await list({ error_code })).total).toBe(0)
  const registry = await list({ service: 'cso', status: 'failed' })
  expect(
    registry.sessions.every((session) =>
      session.services.some(({ service, attempts }) => service === 'cso' && attempts !== 0),
    ),
  ).toBe(true)
  expect((await list({ status: 'unheard_of' })).total).toBe(0)

  const day = new Date(Date.now() - 20 * 86_400_000).toISOString().slice(0, 10)
  const ofDay = await list({ start_date: day, end_date: day })
  expect(ofDay.total).toBeGreaterThan(50)
  expect(ofDay.sessions.every(({ created_at }) => created_at?.startsWith(day))).toBe(true)
})

test('sorts by time and by duration, in both directions', async () => {
  const oldest = await list({ ordering: 'created_at' })
  expect(isSorted(oldest.sessions.map(({ created_at }) => created_at))).toBe(true)
  const longest = await list({ ordering: '-duration' })
  expect(isSorted(longest.sessions.map(({ duration }) => duration).toReversed())).toBe(true)
  const shortest = await list({ ordering: 'duration', status: 'success' })
  expect(isSorted(shortest.sessions.map(({ duration }) => duration))).toBe(true)
  expect(shortest.sessions[0]?.duration).toBeLessThan(longest.sessions[0]?.duration ?? 0)
})

test('finds a session by its ID, reference, national ID, phone number or name', async () => {
  const { sessions } = await list({ page: 40, status: 'success' })
  const wantedSession = sessions[7]
  if (!wantedSession) throw new Error('no session to look for')
  const { transactions } = await detail(wantedSession)
  const phone = String(transactions.find(({ service }) => service === 'ntra')?.data.phone_number)
  const { session_id, reference_user_id = '', front_nid = '', full_name = '' } = wantedSession
  const searches = [
    session_id,
    session_id.slice(0, 8),
    reference_user_id,
    front_nid,
    phone,
    phone.replace('+20', '0'),
    full_name,
  ]
  for (const personal of searches) {
    const search = openPersonal(personal)
    const page = await list({ search })
    expect(
      page.sessions.map((session) => session.session_id),
      search,
    ).toContain(session_id)
    expect(page.total, search).toBeLessThan(20)
  }
  expect((await list({ search: 'zzzz-nothing' })).total).toBe(0)
})

test('finds an Arabic name in different spellings', async () => {
  const writtenName = await list({ search: 'أحمد إبراهيم' })
  const typedName = await list({ search: 'احمد ابراهيم' })
  expect(typedName.total).toBe(writtenName.total)
  expect(typedName.total).toBeGreaterThan(0)
  expect((await list({ search: 'عبدالله' })).total).toBe((await list({ search: 'عبد الله' })).total)
})

test('returns consistent lists, details, transactions, services and events', async () => {
  const pages = await Promise.all([1, 1000, 2300].map((page) => list({ page, page_size: 30 })))
  for (const session of pages.flatMap(({ sessions }) => sessions)) {
    const details = await detail(session)
    expect(details).toMatchObject(session)
    expect(details.transactions).toHaveLength(session.transactions_count ?? -1)
    for (const { service, attempts, status } of session.services) {
      const ofService = details.transactions.filter(
        (transaction) => transaction.service === service,
      )
      expect(ofService.map(({ trials_remaining }) => trials_remaining)).toEqual(
        [2, 1, 0].slice(0, attempts),
      )
      expect(ofService.at(-1)?.status ?? null).toBe(status)
    }
    const endEvents = details.events?.filter(({ transaction_id }) => transaction_id) ?? []
    expect(endEvents.map(({ at }) => at)).toEqual(details.transactions.map(({ time }) => time))
    expect(isSorted(details.events?.map(({ at }) => at) ?? [])).toBe(true)
    const document = details.transactions.find(({ data }) => data.front_nid)?.data
    expect(document?.front_nid).toBe(session.front_nid)
    expect(document?.full_name).toBe(session.full_name)
  }
})

test('distributes outcomes as the contract requires, and uses invalid national IDs', async () => {
  const { sessions } = await list({ page: 5 })
  const nids = sessions.flatMap(({ front_nid }) => front_nid ?? [])
  expect(nids.filter((nid) => !/^[23]\d{6}88000\d{2}$/.test(openPersonal(nid)))).toEqual([])
  const share = async (request: Partial<SessionListRequest>) =>
    ((await list(request)).total ?? 0) / 100_000
  expect(await share({ status: 'success' })).toBeCloseTo(0.83, 1)
  expect(await share({ error_code: 5031 })).toBeCloseTo(0.06, 2)
  expect(await share({ error_code: 5033 })).toBeCloseTo(0.04, 2)
})
