import { expect, test } from 'vitest'
import type { SessionDetail } from '@/backend/sessions'
import type { TransactionDetail } from '@/backend/transactions'
import { sessionWith, transactionWith } from '@/test/session-records'
import { toChecks, errorOutsideChecks, warningsOutsideChecks } from './checks'

test("takes a check's details from its last attempt", () => {
  const [check] = toChecks(
    sessionWith({
      services: [{ service: 'face_match', status: false, attempts: 2, trials_remaining: 1 }],
      transactions: [
        transactionWith({
          service: 'face_match',
          status: false,
          time: '2026-11-20T09:05:00Z',
          error_code: 5015,
          data: { confidence: '0.44' },
        }),
        transactionWith({ service: 'face_match', status: false, data: { confidence: 0.41 } }),
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

test('finds the last attempt regardless of the time format', () => {
  const face = (time: string, confidence: number) =>
    transactionWith({ service: 'face_match', status: false, time, data: { confidence } })
  const last = (...transactions: TransactionDetail[]) =>
    toChecks(sessionWith({ transactions }))[0]?.confidence
  expect(last(face('2026-11-20T09:00:00.500Z', 2), face('2026-11-20T09:00:00Z', 1))).toBe(2)
  expect(last(face('2026-11-20T09:30:00Z', 2), face('2026-11-20T11:00:00+02:00', 1))).toBe(2)
})

test('ignores the error code and message of an attempt that passed', () => {
  const result = { error_code: 0, message: 'Success' }
  const getCheck = (status: boolean) =>
    toChecks(sessionWith({ transactions: [transactionWith({ status, ...result })] }))[0]
  expect(getCheck(true)).not.toHaveProperty('message')
  expect(getCheck(true)).not.toHaveProperty('errorCode')
  expect(getCheck(false)).toMatchObject({ errorCode: 0, message: 'Success' })
})

test('marks a check that never ran as skipped if the session has ended', () => {
  const services = [{ service: 'cso', status: null, attempts: 0, trials_remaining: 3 }]
  const isSkipped = (status: string) => toChecks(sessionWith({ status, services }))[0]?.skipped
  expect(['success', 'failed', 'expired'].map(isSkipped)).toEqual([true, true, true])
  expect(['in_progress', 'on_hold'].map(isSkipped)).toEqual([false, false])
})

test("returns the session's error and warnings only if no check has them", () => {
  const failedTransaction = transactionWith({ status: false, error_code: 5009, message: 'blurred' })
  const outside = (last_error: SessionDetail['last_error'], transactions = [failedTransaction]) => {
    const session = sessionWith({ transactions, last_error })
    return errorOutsideChecks(session, toChecks(session))
  }
  const quota = { error_code: 7008, message: 'quota' }
  expect(outside(quota)).toEqual(quota)
  expect(outside(quota, [])).toEqual(quota)
  expect(outside({ error_code: 5009, message: 'other words' })).toBeUndefined()
  expect(outside({ error_code: undefined, message: 'blurred' })).toBeUndefined()
  expect(outside({ error_code: undefined, message: undefined })).toBeUndefined()
  expect(outside(undefined)).toBeUndefined()

  const reviewed = sessionWith({
    review_required: ['is_front_greyscale', 'glare'],
    transactions: [transactionWith({ document_verification_plus: { is_front_greyscale: true } })],
  })
  expect(warningsOutsideChecks(reviewed, toChecks(reviewed))).toEqual(['glare'])
})

test('adds a check for a service that only transactions mention', () => {
  const checks = toChecks(
    sessionWith({ transactions: [transactionWith({ service: 'iris_scan' })] }),
  )
  expect(checks).toMatchObject([{ service: 'iris_scan', passed: true, attempts: 1, trials: 3 }])
})

test('lists each warning once', () => {
  const [check] = toChecks(
    sessionWith({
      services: [{ service: 'ocr', status: null, attempts: 1, trials_remaining: undefined }],
      transactions: [
        transactionWith({
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
