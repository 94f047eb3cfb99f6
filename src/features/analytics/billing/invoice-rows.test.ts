import { expect, test } from 'vitest'
import type { BundleAnalytics, TierUsage } from '@/backend/analytics'
import { toInvoiceRows } from './invoice-rows'

const client = { id: '1', name: 'Lotus' }
const bundle = { id: '2', name: 'Wallet' }
const tier: TierUsage = {
  service: 'ocr',
  minimum_interval: 0,
  maximum_interval: 100,
  amount_of_hits: 5,
  pricing_type: 'TIERED',
  bill_type: 'PER_TRANSACTION',
  used: 80,
}
const none = { total: 9, successful: undefined, failed: undefined }
const summary = { ...none, sessions: 0, transactions: 0, success_rate: 0, avg_duration: 0 }
const rowsFor = (tiers?: TierUsage[], services: BundleAnalytics['services'] = []) =>
  toInvoiceRows({
    client,
    bundle,
    figures: { summary, series: [], services, tiers },
    error: undefined,
  })

test("returns a service's hits, reached tier and exact cost, with each currency separate", () => {
  const next = { ...tier, minimum_interval: 101, maximum_interval: 999 }
  const tiers = [
    { ...tier, used: 100, cost: 0.1, currency: 'EGP' },
    { ...next, used: 20, cost: 0.2, currency: 'EGP' },
    { ...next, minimum_interval: 1000, used: 0, cost: 3, currency: 'USD' },
  ]
  const costs = [
    { cost: 0.3, currency: 'EGP' },
    { cost: 3, currency: 'USD' },
  ]
  const expected = { key: '1/2/ocr', state: 'usage', service: 'ocr', hits: 120, tier: 2, costs }
  expect(rowsFor(tiers)).toMatchObject([{ client, bundle, ...expected }])
})

test('returns no hits and no tier if a tier has no readable number of hits', () => {
  const [row] = rowsFor([tier, { ...tier, minimum_interval: 101, used: Number.NaN, cost: 7 }])
  expect(row).toMatchObject({ state: 'usage', costs: [{ cost: 7, currency: undefined }] })
  expect([row?.hits, row?.tier]).toEqual([undefined, undefined])
})

test('returns a row that states why there are no hits', () => {
  const calls = [{ service: 'ocr', ...none }]
  expect(rowsFor(undefined, calls)).toMatchObject([{ state: 'no-tiers', calls: 9, costs: [] }])
  expect(rowsFor([])).toMatchObject([{ state: 'unused', bundle }])
  const bill = { client, bundle, figures: undefined, error: undefined }
  expect(toInvoiceRows(bill)).toMatchObject([{ state: 'unread', key: '1/2' }])
  expect(toInvoiceRows({ ...bill, error: new Error() })).toMatchObject([
    { state: 'failed', bundle },
  ])
})
