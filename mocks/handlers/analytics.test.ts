import { beforeAll, expect, test } from 'vitest'
import { analyticsSchema, bundleAnalyticsSchema } from '@/api/analytics/schema'
import type { RealmName } from '@/auth/realm'
import { call, read, signIn } from '@mocks/test-client'

const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10)
const body = { start_date: day(40), end_date: day(3), bundle_id: '20011' }
const path = 'v1/valify/bundle-analytics/'
let client = ''
let admin = ''
beforeAll(async () => {
  client = (await signIn('client')).token
  admin = (await signIn('admin')).token
})

test('gives a client the figures of its dashboard, without tiers', async () => {
  const figures = await read(bundleAnalyticsSchema, path, { body, token: client })
  const dashboard = 'v1/valify/dashboard-analytics/'
  expect(figures).toEqual(await read(analyticsSchema, dashboard, { body, token: client }))
  expect(figures.tiers).toBeUndefined()
})

test('gives an administrator tiers that add up to the hits of their service', async () => {
  const { services, tiers = [] } = await read(bundleAnalyticsSchema, path, {
    realm: 'admin',
    body: { ...body, organization_id: '1001' },
    token: admin,
  })
  for (const { service, total } of services) {
    const used = tiers.filter((tier) => tier.service === service).map((tier) => tier.used)
    expect(used).toHaveLength(3)
    expect(used.reduce((sum, part) => sum + part, 0)).toBe(total)
  }
})

test('rejects an invisible bundle, a wrong or missing organization, a reversed period and a missing permission', async () => {
  const status = async (realm: RealmName, token: string, changes: object) =>
    (await call(path, { realm, body: { ...body, ...changes }, token })).status
  expect(await status('client', client, { bundle_id: '20076' })).toBe(404)
  expect(await status('admin', admin, { organization_id: '1008' })).toBe(404)
  expect(await status('admin', admin, {})).toBe(422)
  expect(await status('client', client, { start_date: day(1) })).toBe(422)
  const { token } = await signIn('admin-monitoring')
  expect(await status('admin', token, { organization_id: '1001' })).toBe(403)
})
