import { expect, test } from 'vitest'
import { sessionWith, transactionWith } from '@/test/session-records'
import { toTimeline } from './timeline'

test('merges events and transactions in time order and omits duplicates', () => {
  const entries = toTimeline(
    sessionWith({
      events: [
        { at: '2026-11-20T09:09:00Z', type: 'session_ended' },
        { at: '2026-11-20T09:01:00Z', type: 'transaction_made', transaction_id: 't1' },
        { at: '2026-11-20T09:00:00Z', type: 'session_started' },
      ],
      transactions: [transactionWith({ transaction_id: 't1', time: '2026-11-20T09:01:00Z' })],
    }),
  )
  expect(
    entries.map((entry) =>
      entry.kind === 'event' ? entry.event.type : entry.transaction.transaction_id,
    ),
  ).toEqual(['session_started', 't1', 'session_ended'])
})
