import { expect, test } from 'vitest'
import * as v from 'valibot'
import { identityChecks, identityCheckStates, identityStatuses } from './identities/schema'
import { boxesSchema } from './images/schema'
import { nationalIdRequest } from './recognition/requests'
import { listUploadStatuses } from './sanction-lists/schema'
import { sanctionVerdicts } from './sanction/queries'
import { sanctionFields } from './sanction/schema'
import { sessionStatuses } from './sessions/schema'
import { signupRequest } from './signup/requests'
import { imageTypes } from './transactions/schema'
import { userStatuses } from './users/schema'

// As the backends write them: another spelling would show a code in place of its label, and no type notices.
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
])('the values %s are those of the contract', (values, wire) => {
  expect(values.join(' ')).toBe(wire)
})

test('a box is on the front or the back', () => {
  const box = { field: 'name', x: 0, y: 0, w: 1, h: 1 }
  const sides = ['front', 'back'].map((side) => ({ ...box, side }))
  expect(v.parse(boxesSchema, sides)).toMatchObject(sides)
})

test('a client has national IDs recognized alone, and signs up with the terms accepted', () => {
  const data = { front_img: 'a', back_img: 'b', lang: 'en' }
  expect(v.is(nationalIdRequest, { document_type: 'egy_nid', data })).toBe(true)
  expect(v.is(nationalIdRequest, { document_type: 'egy_passport', data })).toBe(false)
  const signup = { email: 'mona@example.com', terms_accepted: true }
  expect(v.is(signupRequest, signup)).toBe(true)
  expect(v.is(signupRequest, { ...signup, terms_accepted: false })).toBe(false)
})
