import { expect, test } from 'vitest'
import type { BundleAnalytics, TierUsage } from '@/backend/analytics'
import { forecastBasis } from '@/lib/pricing/forecast'
import { serviceUsage } from './service-usage'

const summary = {
  sessions: 1,
  transactions: 1,
  successful: 1,
  failed: 0,
  success_rate: 1,
  avg_duration: 1,
}
const tier = (service: string, from: number, to: number, used: number, more = {}): TierUsage => ({
  service,
  minimum_interval: from,
  maximum_interval: to,
  amount_of_hits: 10,
  pricing_type: 'TIERED',
  bill_type: 'PER_TRANSACTION',
  used,
  ...more,
})
const figures = (services: Record<string, number>, tiers?: TierUsage[]): BundleAnalytics => ({
  summary,
  series: [],
  services: Object.entries(services).map(([service, total]) => ({
    service,
    total,
    successful: total,
    failed: 0,
  })),
  tiers,
})
const november = { from: '2026-11-01', to: '2026-11-15' }
const basis = forecastBasis(november, '2026-11-15')
const none = forecastBasis(november, '2026-12-01')

test("returns each service's tier position, forecast and previous hits, most used first", () => {
  const now = figures({ ocr: 90, cso: 4 }, [
    tier('ocr', 101, 9999, 0),
    tier('liveness', 0, 9999, 99),
    tier('ocr', 0, 100, 80),
  ])
  const before = figures({ ocr: 60 }, [tier('ocr', 0, 100, 50)])
  const usage = serviceUsage(now, before, basis)
  expect(usage.map(({ service, calls, position }) => [service, calls, position?.hits])).toEqual([
    ['liveness', 0, 99],
    ['ocr', 90, 80],
    ['cso', 4, undefined],
  ])
  expect(usage[1]).toMatchObject({ previousHits: 50, forecast: { hits: 160, tier: 1 } })
  expect(usage[0]?.previousHits).toBeUndefined()
  expect(usage[2]?.forecast).toBeUndefined()
  expect(serviceUsage(now, undefined, none)[1]?.forecast).toBeUndefined()
})

test('leaves calls undefined, not zero, if the server does not count them', () => {
  const { services, ...rest } = figures({ ocr: 90, cso: 4 })
  const uncounted = services.map((each) =>
    each.service === 'ocr' ? { ...each, total: undefined } : each,
  )
  const usage = serviceUsage({ ...rest, services: uncounted }, undefined, none)
  expect(usage.map(({ service, calls }) => [service, calls])).toEqual([
    ['cso', 4],
    ['ocr', undefined],
  ])
})

test('sums costs by currency and returns no costs if the server sends none', () => {
  const usage = serviceUsage(
    figures({}, [
      tier('ocr', 0, 10, 1, { cost: 5, currency: 'EGP' }),
      tier('ocr', 11, 20, 1, { cost: 7, currency: 'EGP' }),
      tier('ocr', 21, 30, 1, { cost: 2, currency: 'USD' }),
      tier('cso', 0, 10, 0),
    ]),
    undefined,
    none,
  )
  expect(usage.map(({ costs }) => costs)).toEqual([
    [
      { cost: 12, currency: 'EGP' },
      { cost: 2, currency: 'USD' },
    ],
    [],
  ])
})

test('returns used services without a tier position if there are no tiers', () => {
  expect(serviceUsage(figures({ ocr: 3 }), undefined, basis)).toMatchObject([
    { service: 'ocr', calls: 3, position: undefined },
  ])
  expect(serviceUsage(figures({}), undefined, basis)).toEqual([])
})
