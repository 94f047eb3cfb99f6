import { expect, test } from 'vitest'
import type { SessionDetail } from '@/api/sessions/schema'
import type { TransactionDetail } from '@/api/transactions/schema'
import { checksOf } from './checks'
import { extractedGroups } from './extracted'
import { timelineOf } from './timeline'

const transaction = (part: Partial<TransactionDetail>): TransactionDetail => ({
  transaction_id: 't',
  bundle_id: 'b',
  service: 'ocr',
  status: true,
  time: '2026-11-20T09:00:00Z',
  data: {},
  ...part,
})

const session = (part: Partial<SessionDetail>): SessionDetail => ({
  session_id: 's',
  bundle_id: 'b',
  status: 'failed',
  created_at: '2026-11-20T09:00:00Z',
  services: [],
  transactions_count: 0,
  transactions: [],
  ...part,
})

test('a check is told by its last attempt', () => {
  const [check] = checksOf(
    session({
      services: [{ service: 'face_match', status: false, attempts: 2, trials_remaining: 1 }],
      transactions: [
        transaction({
          service: 'face_match',
          status: false,
          time: '2026-11-20T09:05:00Z',
          error_code: 5015,
          data: { confidence: '0.44' },
        }),
        transaction({ service: 'face_match', status: false, data: { confidence: 0.41 } }),
      ],
    }),
  )
  expect(check).toMatchObject({
    passed: false,
    attempts: 2,
    trials: 3,
    confidence: 0.44,
    errorCode: 5015,
  })
})

test('a service that only its transactions know is a check too', () => {
  const checks = checksOf(session({ transactions: [transaction({ service: 'iris_scan' })] }))
  expect(checks).toMatchObject([{ service: 'iris_scan', passed: true, attempts: 1, trials: 3 }])
})

test('what asks for a second look is listed once', () => {
  const [check] = checksOf(
    session({
      services: [{ service: 'ocr', status: null, attempts: 1, trials_remaining: undefined }],
      transactions: [
        transaction({
          document_verification_plus: {
            expired: true,
            is_front_greyscale: false,
            review_required: ['expired_document', 'glare'],
          },
        }),
      ],
    }),
  )
  expect(check?.warnings).toEqual(['expired_document', 'glare'])
})

test('fields come from the last passed reading, in reading order, unknown ones last', () => {
  const groups = extractedGroups(
    session({
      transactions: [
        transaction({
          time: '2026-11-20T09:02:00Z',
          status: false,
          data: { full_name: 'smudged' },
        }),
        transaction({
          time: '2026-11-20T09:01:00Z',
          data: {
            age: 36,
            full_name: 'أحمد',
            birth_governarate: 'القاهرة',
            blood_type: 'O',
            nested: {},
          },
        }),
        transaction({ service: 'face_match', data: { confidence: 0.9 } }),
      ],
    }),
  )
  expect(groups.map(({ id }) => id)).toEqual(['person', 'other'])
  const person = groups[0]?.fields.filter(({ value }) => value !== undefined)
  expect(person).toEqual([
    { key: 'full_name', value: 'أحمد' },
    { key: 'age', value: '36' },
    { key: 'birth_governarate', value: 'القاهرة' },
  ])
  expect(groups[1]?.fields).toEqual([{ key: 'blood_type', value: 'O' }])
})

test('the timeline merges events and transactions, and says nothing twice', () => {
  const entries = timelineOf(
    session({
      events: [
        { at: '2026-11-20T09:09:00Z', type: 'session_ended' },
        { at: '2026-11-20T09:01:00Z', type: 'transaction_made', transaction_id: 't1' },
        { at: '2026-11-20T09:00:00Z', type: 'session_started' },
      ],
      transactions: [transaction({ transaction_id: 't1', time: '2026-11-20T09:01:00Z' })],
    }),
  )
  expect(
    entries.map((entry) =>
      entry.kind === 'event' ? entry.event.type : entry.transaction.transaction_id,
    ),
  ).toEqual(['session_started', 't1', 'session_ended'])
})
