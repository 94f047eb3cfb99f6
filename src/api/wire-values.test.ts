import { expect, test } from 'vitest'
import * as v from 'valibot'
import { identityChecks, identityCheckStates, identityStatuses } from '@/backend/identities'
import { boxesSchema } from '@/backend/images'
import { listUploadSchema, listUploadStatuses } from '@/backend/sanction-lists'
import { sanctionVerdicts } from './sanction'
import { sanctionFields } from '@/backend/sanction'
import { sessionStatuses } from '@/backend/sessions'
import { imageTypes } from '@/backend/transactions'
import { userStatuses } from '@/backend/users'

// Values exactly as the backends spell them. With another spelling, the screen would show a code instead of a label,
// and no type check would report the mismatch.
test.each([
  [identityStatuses, 'pending validated verified rejected'],
  [identityChecks, 'phone_otp email_otp ocr liveness face_match ntra cso'],
  [identityCheckStates, 'success failed pending not_done'],
  [imageTypes, 'front back selfie passport'],
  [listUploadStatuses, 'processing completed failed'],
  [sanctionVerdicts, 'no_match false_positive true_match escalated'],
  [sessionStatuses, 'success failed in_progress expired'],
  [userStatuses, 'not_initialized initialized locked inactive'],
  [
    sanctionFields,
    'full_name first_name middle_name last_name document_number nationality gender known_address ' +
      'birth_date_day birth_date_month birth_date_year language remarks',
  ],
])('matches the contract values: %s', (values, wire) => {
  expect(values.join(' ')).toBe(wire)
})

test('parses a box on the front or the back', () => {
  const box = { field: 'name', x: 0, y: 0, w: 1, h: 1 }
  const sides = ['front', 'back'].map((side) => ({ ...box, side }))
  expect(v.parse(boxesSchema, sides)).toMatchObject(sides)
})

test('parses the rejected rows of an upload', () => {
  const row = { row: 2, column: 'name', message: 'Too long' }
  const response = { upload_id: 'u-1', name: 'Blocked', status: 'completed', errors: [row] }
  const counts = { rows_total: 1, rows_accepted: 0, rows_rejected: 1 }
  expect(v.parse(listUploadSchema, { ...response, ...counts }).errors).toEqual([row])
})
