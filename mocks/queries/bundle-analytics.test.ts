// @vitest-environment node
import { beforeAll, expect, test } from 'vitest'
import { analyticsSchema, bundleAnalyticsSchema } from '@/api/analytics/schema'
import { read, send, signIn, valify } from '@mocks/test-client'

const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10)
const body = { start_date: day(40), end_date: day(3), bundle_id: '20011' }
const ofClient = valify('client', 'bundle-analytics/')
const ofAdmin = valify('admin', 'bundle-analytics/')
let client = ''
let admin = ''
beforeAll(async () => {
  client = (await signIn('client')).access_token
  admin = (await signIn('admin')).access_token
})

test('a client’s figures of a bundle are those of its dashboard, without tiers', async () => {
  const figures = await read(bundleAnalyticsSchema, ofClient, { body, token: client })
  const dashboard = valify('client', 'dashboard-analytics/')
  expect(figures).toEqual(await read(analyticsSchema, dashboard, { body, token: client }))
  expect(figures.tiers).toBeUndefined()
})

test('an administrator is told what each tier used: the steps of a service add up to its hits', async () => {
  const { services, tiers = [] } = await read(bundleAnalyticsSchema, ofAdmin, {
    body: { ...body, organization_id: '1001' },
    token: admin,
  })
  for (const { service, total } of services) {
    const used = tiers.filter((tier) => tier.service === service).map((tier) => tier.used)
    expect(used).toHaveLength(3)
    expect(used.reduce((sum, part) => sum + part, 0)).toBe(total)
  }
})

test('refused: somebody else’s bundle, a wrong owner, no permission, a missing owner, a wrong order', async () => {
  const status = async (path: string, token: string, sent: object) =>
    (await send(path, { body: { ...body, ...sent }, token })).status
  expect(await status(ofClient, client, { bundle_id: '20076' })).toBe(404)
  expect(await status(ofAdmin, admin, { organization_id: '1008' })).toBe(404)
  expect(await status(ofAdmin, admin, {})).toBe(422)
  expect(await status(ofClient, client, { start_date: day(1) })).toBe(422)
  const { access_token } = await signIn('admin-monitoring')
  expect(await status(ofAdmin, access_token, { organization_id: '1001' })).toBe(403)
})
