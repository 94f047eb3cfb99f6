import * as v from 'valibot'
import { expect, test } from 'vitest'
import { bundleAnalyticsSchema } from './analytics'

const bare = {
  summary: {
    sessions: '7',
    transactions: 9,
    successful: 5,
    failed: 2,
    success_rate: 0.7,
    avg_duration: 61,
  },
  series: [],
  services: [],
}
const tier = {
  service: 'OCR',
  minimum_interval: 0,
  maximum_interval: 9,
  amount_of_hits: 10,
  pricing_type: 'volume',
  bill_type: 'per_session',
  used: '4',
}

test('parses bundle tiers tolerantly and drops an invalid list', () => {
  const parseTiers = (tiers: unknown) => v.parse(bundleAnalyticsSchema, { ...bare, tiers }).tiers
  expect(parseTiers([tier])).toEqual([
    { ...tier, service: 'ocr', bill_type: 'PER_SESSION', used: 4, cost: undefined },
  ])
  expect(parseTiers(undefined)).toBeUndefined()
  expect(parseTiers(null)).toBeUndefined()
  expect(parseTiers('none')).toBeUndefined()
})
