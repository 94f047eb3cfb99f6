import { expect, test } from 'vitest'
import type { SessionDetail } from '@/api/sessions/schema'
import type { TransactionDetail } from '@/api/transactions/schema'
import { checksOf, errorOutsideChecks, warningsOutsideChecks } from './checks'
import { extractedGroups, extractedData } from './extracted-data'
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

test('the last attempt is the latest moment, however it is written', () => {
  const face = (time: string, confidence: number) =>
    transaction({ service: 'face_match', status: false, time, data: { confidence } })
  const last = (...transactions: TransactionDetail[]) =>
    checksOf(session({ transactions }))[0]?.confidence
  expect(last(face('2026-11-20T09:00:00.500Z', 2), face('2026-11-20T09:00:00Z', 1))).toBe(2)
  expect(last(face('2026-11-20T09:30:00Z', 2), face('2026-11-20T11:00:00+02:00', 1))).toBe(2)
})

test('what a service says of an attempt that passed is no error', () => {
  const said = { error_code: 0, message: 'Success' }
  const ofOutcome = (status: boolean) =>
    checksOf(session({ transactions: [transaction({ status, ...said })] }))[0]
  expect(ofOutcome(true)).not.toHaveProperty('message')
  expect(ofOutcome(true)).not.toHaveProperty('errorCode')
  expect(ofOutcome(false)).toMatchObject({ errorCode: 0, message: 'Success' })
})

test('a check that never had its turn is skipped once the session has ended, and not before', () => {
  const services = [{ service: 'cso', status: null, attempts: 0, trials_remaining: 3 }]
  const skipped = (status: string) => checksOf(session({ status, services }))[0]?.skipped
  expect(['success', 'failed', 'expired'].map(skipped)).toEqual([true, true, true])
  expect(['in_progress', 'on_hold'].map(skipped)).toEqual([false, false])
})

test('what a session says of itself is shown when none of its checks tells it', () => {
  const failed = transaction({ status: false, error_code: 5009, message: 'blurred' })
  const beside = (last_error: SessionDetail['last_error'], transactions = [failed]) => {
    const of = session({ transactions, last_error })
    return errorOutsideChecks(of, checksOf(of))
  }
  const quota = { error_code: 7008, message: 'quota' }
  expect(beside(quota)).toEqual(quota)
  expect(beside(quota, [])).toEqual(quota)
  expect(beside({ error_code: 5009, message: 'other words' })).toBeUndefined()
  expect(beside({ error_code: undefined, message: 'blurred' })).toBeUndefined()
  expect(beside({ error_code: undefined, message: undefined })).toBeUndefined()
  expect(beside(undefined)).toBeUndefined()

  const looked = session({
    review_required: ['is_front_greyscale', 'glare'],
    transactions: [transaction({ document_verification_plus: { is_front_greyscale: true } })],
  })
  expect(warningsOutsideChecks(looked, checksOf(looked))).toEqual(['glare'])
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

test('two attempts are never mixed, and two documents complete each other', () => {
  const read = (part: Partial<TransactionDetail>) =>
    extractedData(
      session({
        transactions: [
          transaction({
            status: false,
            time: '2026-11-20T08:00:00Z',
            data: { full_name: 'A', husband_name: 'B' },
          }),
          transaction({ data: { full_name: 'C', gender: null } }),
          transaction(part),
        ],
      }),
    )
  expect(read({ status: false, time: '2026-11-20T10:00:00Z' })).toEqual({
    full_name: 'C',
    gender: null,
  })
  expect(
    read({ service: 'passport_ocr', data: { full_name: '', gender: 'F', passport_number: 'X1' } }),
  ).toEqual({ full_name: 'C', gender: 'F', passport_number: 'X1' })
})

test('a passport has no empty fields of a card; a card shows what was not read', () => {
  const keys = (service: string) =>
    extractedGroups(
      session({
        transactions: [transaction({ service, data: { full_name: 'C', passport_number: '' } })],
      }),
    ).flatMap(({ fields }) => fields.map(({ key }) => key))
  expect(keys('passport_ocr')).toEqual(['full_name'])
  expect(keys('ocr')).toEqual(expect.arrayContaining(['husband_name', 'front_nid']))
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
