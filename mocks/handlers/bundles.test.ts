import { beforeAll, beforeEach, expect, test } from 'vitest'
import * as v from 'valibot'
import { bundleAnalyticsSchema } from '@/backend/analytics'
import { bundleDetailsSchema, createdBundleSchema } from '@/backend/bundle-details'
import { bundleListSchema, bundleServicesSchema, clientServicesSchema } from '@/backend/bundles'
import { sessionListSchema } from '@/backend/sessions'
import { organizationDetailsSchema } from '@/backend/organizations'
import { resetDatabase } from '@mocks/db'
import { callMock, readAs, signIn } from '@mocks/test-client'

const create = 'v1/valify/bundles/create/'
const details = 'v1/valify/bundles/details/'
let admin = ''
let client = ''
beforeAll(async () => {
  admin = (await signIn('admin-clients')).token
  client = (await signIn('client')).token
})
beforeEach(() => resetDatabase())

const tier = (minimum_interval: number, maximum_interval: number, amount_of_hits: number) => ({
  minimum_interval,
  maximum_interval,
  amount_of_hits,
  pricing_type: 'TIERED',
  bill_type: 'PER_SESSION',
})
const ladder = [tier(0, 100, 100), tier(101, Number.MAX_SAFE_INTEGER, 500)]
const input = {
  organization_id: '1001',
  name: 'Car loans',
  services: [{ service: 'ntra', max_trials: 2, tiers: ladder }],
  token_lifetime: 900,
}
const post = (body: unknown) => callMock(create, { realm: 'admin', token: admin, body })
const problems = v.object({
  message: v.string(),
  errors: v.record(v.string(), v.array(v.string())),
})
async function refusal(body: unknown) {
  const response = await post(body)
  return [response.status, v.parse(problems, await response.json()).errors]
}

test('stores a new bundle as sent, with no sessions, and lists it for its client', async () => {
  const options = { realm: 'admin', token: admin } as const
  const { bundle_id } =
    (await readAs(createdBundleSchema, create, { ...options, body: input })) ?? {}
  const savedBundle = await readAs(bundleDetailsSchema, details, {
    ...options,
    body: { bundle_id },
  })
  expect(savedBundle).toMatchObject({ ...input, bundle_id, is_active: true })
  expect(Date.now() - Date.parse(savedBundle.created_at ?? '')).toBeLessThan(60_000)

  const own = await readAs(bundleListSchema, 'v1/valify/organization-bundles/', { token: client })
  expect(own.bundles.at(-1)).toMatchObject({ id: bundle_id, name: 'Car loans' })
  const list = { bundle_id, page: 1, page_size: 10 }
  expect(
    await readAs(sessionListSchema, 'v1/valify/bundle-sessions/', { token: client, body: list }),
  ).toEqual({ sessions: [], total: 0 })
  expect(
    await readAs(bundleServicesSchema, 'v1/valify/bundle-services/', {
      token: client,
      body: { bundle_id },
    }),
  ).toMatchObject({ services: [{ name: 'ntra', max_trials: 2 }] })
  const organization = await readAs(organizationDetailsSchema, 'v1/valify/organizations/details/', {
    ...options,
    body: { organization_id: '1001' },
  })
  expect(organization.bundles_count).toBe(6)
})

test("returns the same tiers in a bundle's details and analytics", async () => {
  const { token } = await signIn('admin')
  for (const [organization_id, bundle_id] of [
    ['1001', '20011'],
    ['1008', '20076'],
  ]) {
    const days = { start_date: '2026-01-01', end_date: '2026-01-31' }
    const { services } = await readAs(bundleDetailsSchema, details, {
      realm: 'admin',
      token,
      body: { bundle_id },
    })
    const { tiers = [] } = await readAs(bundleAnalyticsSchema, 'v1/valify/bundle-analytics/', {
      realm: 'admin',
      token,
      body: { organization_id, bundle_id, ...days },
    })
    const billed = tiers.map(({ used: _used, cost: _cost, currency: _currency, ...each }) => each)
    expect(
      services.flatMap(({ service, tiers: each }) => each.map((t) => ({ service, ...t }))),
    ).toEqual(billed)
  }
})

test('names invalid fields by path, and rejects a duplicate bundle name with 409', async () => {
  expect(await refusal({})).toEqual([
    400,
    {
      organization_id: ['This field is required'],
      name: ['This field is required'],
      services: ['This field is required'],
    },
  ])
  const brokenTiers = [tier(0, 100, 100), tier(102, 90, 50), tier(91, 5000, 2e9)]
  const services = [
    { service: 'ocr', tiers: ladder },
    { service: 'liveness', tiers: brokenTiers },
  ]
  expect(await refusal({ ...input, services, token_lifetime: 600.5 })).toEqual([
    400,
    {
      'services[1].tiers[2].amount_of_hits': ['Must be at most 1,000,000,000'],
      token_lifetime: ['Enter a whole number'],
    },
  ])
  brokenTiers[2] = tier(91, 5000, 500)
  expect(await refusal({ ...input, services })).toEqual([
    400,
    {
      'services[1].tiers[1].maximum_interval': ['The maximum must be greater than the minimum'],
      'services[1].tiers[1].minimum_interval': ['There is a gap after the previous tier'],
      'services[1].tiers[1].amount_of_hits': ['The amount of hits must not decrease'],
      'services[1].tiers[2].maximum_interval': ['The last tier must be open-ended'],
    },
  ])
  const foreign = [...input.services, { service: 'proof_of_address', tiers: ladder }]
  expect(await refusal({ ...input, services: foreign })).toEqual([
    400,
    { 'services[1].service': ['The client does not have this service'] },
  ])
  expect((await refusal({ ...input, organization_id: '9' }))[1]).toHaveProperty('organization_id')
  expect((await post({ ...input, name: ' wallet SIGN-up ' })).status).toBe(409)
  expect((await post({ ...input, organization_id: '1008', name: 'Wallet sign-up' })).status).toBe(
    200,
  )
})

test('requires the permission to manage clients', async () => {
  const { token } = await signIn('admin-monitoring')
  const status = async (path: string, body?: unknown) =>
    (await callMock(path, { realm: 'admin', token, body })).status
  expect(await status(create, input)).toBe(403)
  expect(await status(details, { bundle_id: '20011' })).toBe(403)
  expect(await status('v1/valify/services/')).toBe(403)
  const { services } = await readAs(clientServicesSchema, 'v1/valify/services/', {
    realm: 'admin',
    token: admin,
  })
  expect(services).toContain('proof_of_address')
  expect(
    (await callMock(details, { realm: 'admin', token: admin, body: { bundle_id: '1' } })).status,
  ).toBe(404)
})
