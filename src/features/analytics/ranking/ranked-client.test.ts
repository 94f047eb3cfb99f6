import { expect, test } from 'vitest'
import type { Analytics } from '@/backend/analytics'
import { isOutlier, rankClients, toRankedClient } from './ranked-client'

const client = (id: string, sessions: number, success_rate: number) => ({
  id,
  name: id,
  sessions,
  transactions: 3 * sessions,
  success_rate,
  billable: undefined,
})
const own = (sessions: number, failed: number): Analytics => ({
  summary: {
    sessions,
    transactions: 3 * sessions,
    successful: sessions - failed,
    failed,
    success_rate: 1 - failed / sessions,
    avg_duration: 60,
    billable: undefined,
  },
  series: [],
  services: [],
  bundles: undefined,
  errors: undefined,
  platforms: undefined,
  organizations: undefined,
})

const large = toRankedClient(client('large', 1000, 0.9), own(1000, 90), undefined)
const bad = toRankedClient(client('bad', 200, 0.6), own(200, 70), client('bad', 210, 0.88))
const unknownClient = toRankedClient(client('unknown', 500, 0.9), undefined, undefined)
const idsBy = (rank?: 'failed' | 'failure_rate') =>
  rankClients([unknownClient, bad, large], rank).map(({ id }) => id)

test('ranks clients by sessions, failures or failure rate, with unknown counts last', () => {
  expect(idsBy()).toEqual(['large', 'unknown', 'bad'])
  expect(idsBy('failed')).toEqual(['large', 'bad', 'unknown'])
  expect(idsBy('failure_rate')).toEqual(['bad', 'large', 'unknown'])
})

test("takes failures only from the client's own analytics", () => {
  expect(bad).toMatchObject({ failed: 70, failureRate: 0.35, successRate: 0.6, ownAverage: 0.88 })
  expect(unknownClient).toMatchObject({ failed: undefined, failureRate: undefined })
  const none = toRankedClient(
    client('none', 0, 0),
    { ...own(1, 0), summary: { ...own(1, 0).summary, sessions: 0 } },
    undefined,
  )
  expect(none).toMatchObject({ failed: 0, failureRate: undefined, successRate: undefined })
})

test('treats a client far from its own average as an outlier', () => {
  expect([large, bad, unknownClient].map(isOutlier)).toEqual([false, true, false])
})
