import { expect, test } from 'vitest'
import type { Analytics } from '@/backend/analytics'
import type { CountFilter } from './analytics-links'
import { getRecordCounter } from './record-counter'

const figures: Analytics = {
  summary: {
    sessions: 120,
    transactions: 400,
    successful: 90,
    failed: 25,
    success_rate: 0.75,
    avg_duration: 65,
  },
  series: [],
  services: [{ service: 'ocr', total: 90, successful: 81, failed: 9 }],
  errors: [{ error_code: 5009, message: 'Not readable', count: 30 }],
}

test.each<[CountFilter, number]>([
  [{}, 120],
  [{ status: 'success' }, 90],
  [{ status: 'failed' }, 25],
  [{ error_code: 5009 }, 30],
  [{ tab: 'transactions' }, 400],
  [{ tab: 'transactions', service: 'ocr' }, 90],
  [{ tab: 'transactions', service: 'ocr', status: 'success' }, 81],
  [{ tab: 'transactions', service: 'ocr', status: 'failed' }, 9],
])('returns the number of records for the filter %j', (filter, count) => {
  expect(getRecordCounter(filter)?.(figures)).toBe(count)
})

test.each([
  { status: 'expired' },
  { service: 'ocr' },
  { error_code: 5009, status: 'failed' },
  { tab: 'transactions', status: 'failed' },
  { tab: 'transactions', error_code: 5009 },
] as const)('returns no counter for the filter %j', (filter) => {
  expect(getRecordCounter(filter)).toBeUndefined()
})

test('returns undefined, not zero, for records missing from the analytics', () => {
  const bare = { ...figures, errors: undefined }
  expect(getRecordCounter({ error_code: 5009 })?.(bare)).toBeUndefined()
  expect(getRecordCounter({ error_code: 5015 })?.(figures)).toBeUndefined()
  expect(getRecordCounter({ tab: 'transactions', service: 'ntra' })?.(figures)).toBeUndefined()
})
