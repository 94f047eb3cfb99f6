import { beforeAll, expect, test } from 'vitest'
import { type AnalyticsRequest, analyticsSchema } from '@/backend/analytics'
import { bundleListSchema } from '@/backend/bundles'
import { type SessionListRequest, sessionListSchema } from '@/backend/sessions'
import { transactionListSchema } from '@/backend/transactions'
import { callMock, readAs, signIn } from '@mocks/test-client'

const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10)
const period = { start_date: day(40), end_date: day(3) }
let token = ''
beforeAll(async () => {
  token = (await signIn('client')).token
})

const figures = (request: Partial<AnalyticsRequest> = {}) =>
  readAs(analyticsSchema, 'v1/valify/dashboard-analytics/', {
    body: { ...period, ...request },
    token,
  })

async function count(
  bundle_id: string,
  request: Partial<SessionListRequest> = {},
): Promise<number | undefined> {
  const body = { bundle_id, page: 1, page_size: 1, ...period, ...request }
  return (await readAs(sessionListSchema, 'v1/valify/bundle-sessions/', { body, token })).total
}

test("counts the same sessions as a bundle's session list", async () => {
  const { summary, errors = [], series } = await figures({ bundle_id: '20011' })
  expect(summary.sessions).toBe(await count('20011'))
  expect(summary.successful).toBe(await count('20011', { status: 'success' }))
  expect(summary.failed).toBe(await count('20011', { status: 'failed' }))
  for (const { error_code, count: sessions } of errors) {
    expect(sessions).toBe(await count('20011', { error_code }))
  }
  const third = series[2]
  expect(third?.sessions).toBe(
    await count('20011', { start_date: third?.date ?? '', end_date: third?.date ?? '' }),
  )
})

test('counts the same daily transactions as the transaction list, even at midnight', async () => {
  for (let ago = 1; ago <= 40; ago += 4) {
    const days = { start_date: day(ago), end_date: day(ago), bundle_id: '20011' }
    const { summary } = await figures(days)
    const list = await readAs(transactionListSchema, 'v1/valify/bundle-transactions/', {
      body: { ...days, page: 1, page_size: 1 },
      token,
    })
    expect(summary.transactions, day(ago)).toBe(list.total)
  }
})

test('splits a single day into hours', async () => {
  const { summary, series } = await figures({ start_date: day(3), end_date: day(3) })
  expect(series).toHaveLength(24)
  expect(series[14]?.date).toBe(`${day(3)}T14:00:00Z`)
  expect(series.filter(({ sessions }) => sessions !== 0).length).toBeGreaterThan(3)
  expect(series.reduce((sum, { sessions = 0 }) => sum + sessions, 0)).toBe(summary.sessions)
})

test('returns counts by day, service, bundle and platform that add up to the summary', async () => {
  const { summary, series, services, bundles = [], platforms = [] } = await figures()
  expect(series).toHaveLength(38)
  const sum = (numbers: (number | undefined)[]) =>
    numbers.reduce<number>((total, number = 0) => total + number, 0)
  expect(sum(series.map(({ sessions }) => sessions))).toBe(summary.sessions)
  expect(sum(series.map(({ failed }) => failed))).toBe(summary.failed)
  expect(sum(services.map(({ total }) => total))).toBe(summary.transactions)
  expect(sum(bundles.map(({ transactions }) => transactions))).toBe(summary.transactions)
  expect(sum(platforms.map((platform) => platform.count))).toBe(summary.sessions)
  const counts = await Promise.all(bundles.map(({ bundle_id }) => count(bundle_id)))
  expect(sum(counts)).toBe(summary.sessions)
})

test('returns analytics for one or all organizations to an administrator', async () => {
  const admin = (await signIn('admin')).token
  const analytics = (organization_id?: string) =>
    readAs(analyticsSchema, 'v1/valify/admin-analytics/', {
      realm: 'admin',
      body: { ...period, organization_id },
      token: admin,
    })
  const all = await analytics()
  const one = await analytics('1001')
  expect(one.summary).toEqual((await figures()).summary)
  expect(all.organizations?.find(({ id }) => id === '1001')?.sessions).toBe(one.summary.sessions)
  const sum = all.organizations?.reduce((total, { sessions = 0 }) => total + sessions, 0)
  expect(sum).toBe(all.summary.sessions)
})

test('returns zeros for a period before the first session', async () => {
  const { summary } = await figures({ start_date: '2020-01-01', end_date: '2020-01-31' })
  expect(summary).toMatchObject({ sessions: 0, success_rate: 0, avg_duration: 0 })
})

test("rejects a reversed period and another client's bundle", async () => {
  const path = 'v1/valify/dashboard-analytics/'
  const reversedResponse = await callMock(path, {
    body: { start_date: day(1), end_date: day(2) },
    token,
  })
  expect(reversedResponse.status).toBe(422)
  const foreign = await callMock(path, { body: { ...period, bundle_id: '20076' }, token })
  expect(foreign.status).toBe(404)
})

test('returns empty analytics to a client without bundles', async () => {
  const empty = (await signIn('client-empty')).token
  const { bundles } = await readAs(bundleListSchema, 'v1/valify/organization-bundles/', {
    token: empty,
  })
  const response = await readAs(analyticsSchema, 'v1/valify/dashboard-analytics/', {
    body: period,
    token: empty,
  })
  expect([bundles.length, response.summary.sessions, response.services.length]).toEqual([0, 0, 0])
})
