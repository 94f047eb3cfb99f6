import { beforeAll, expect, test } from 'vitest'
import { analyticsSchema, bundleAnalyticsSchema } from '@/backend/analytics'
import type { RealmName } from '@/lib/realm'
import { callMock, readAs, signIn } from '@mocks/test-client'

const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10)
const body = { start_date: day(40), end_date: day(3), bundle_id: '20011' }
const path = 'v1/valify/bundle-analytics/'
let client = ''
let admin = ''
beforeAll(async () => {
  client = (await signIn('client')).token
  admin = (await signIn('admin')).token
})

test('returns the dashboard analytics and the tiers to a client', async () => {
  const { tiers, ...figures } = await readAs(bundleAnalyticsSchema, path, { body, token: client })
  const dashboard = 'v1/valify/dashboard-analytics/'
  expect(figures).toEqual(await readAs(analyticsSchema, dashboard, { body, token: client }))
  expect(tiers).not.toHaveLength(0)
})

test('returns tiers for administrators, with hits that add up to the billable calls', async () => {
  const {
    services,
    summary,
    tiers = [],
  } = await readAs(bundleAnalyticsSchema, path, {
    realm: 'admin',
    body: { ...body, organization_id: '1001' },
    token: admin,
  })
  const sumUsed = (of = tiers) => of.reduce((sum, tier) => sum + (tier.used ?? 0), 0)
  for (const { service, successful } of services)
    expect(sumUsed(tiers.filter((tier) => tier.service === service)), service).toBe(successful)
  expect(sumUsed()).toBe(summary.billable)
  // The services have tier ladders of different lengths, and at least one tier is a monthly subscription.
  const lengths = services.map(
    ({ service }) => tiers.filter((tier) => tier.service === service).length,
  )
  expect(new Set(lengths)).toEqual(new Set([1, 2, 3, 4]))
  expect(tiers.filter(({ bill_type }) => bill_type === 'MONTHLY_SUBSCRIPTION')).not.toHaveLength(0)
})

test('returns unused tiers for a bundle without sessions', async () => {
  const { services, tiers = [] } = await readAs(bundleAnalyticsSchema, path, {
    realm: 'admin',
    body: { ...body, bundle_id: '20063', organization_id: '1001' },
    token: admin,
  })
  expect(services).toEqual([])
  expect(tiers.length).toBeGreaterThan(6)
  expect(tiers.every(({ used }) => used === 0)).toBe(true)
})

test('rejects foreign bundles, bad organizations or periods, and missing permissions', async () => {
  const status = async (realm: RealmName, token: string, changes: object) =>
    (await callMock(path, { realm, body: { ...body, ...changes }, token })).status
  expect(await status('client', client, { bundle_id: '20076' })).toBe(404)
  expect(await status('admin', admin, { organization_id: '1008' })).toBe(404)
  expect(await status('admin', admin, {})).toBe(422)
  expect(await status('client', client, { start_date: day(1) })).toBe(422)
  const { token } = await signIn('admin-monitoring')
  expect(await status('admin', token, { organization_id: '1001' })).toBe(403)
})
