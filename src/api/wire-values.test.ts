import { expect, test } from 'vitest'
import * as v from 'valibot'
import { socialLoginRequest } from './auth/requests'
import { wireScore } from './core/request'
import { identityChecks, identityCheckStates, identityStatuses } from './identities/schema'
import { boxesSchema } from './images/schema'
import { organizationListQuery, organizationUpdateRequest } from './organizations/requests'
import { nationalIdRequest } from './recognition/requests'
import { listUploadForm } from './sanction-lists/requests'
import { listUploadSchema, listUploadStatuses } from './sanction-lists/schema'
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
  for (const lang of ['en', 'ar'])
    expect(v.is(nationalIdRequest, { document_type: 'egy_nid', data: { ...data, lang } })).toBe(
      true,
    )
  expect(v.is(nationalIdRequest, { document_type: 'egy_passport', data })).toBe(false)
  const signup = { email: 'mona@example.com', terms_accepted: true }
  expect(v.is(signupRequest, signup)).toBe(true)
  expect(v.is(signupRequest, { ...signup, terms_accepted: false })).toBe(false)
})

test('clients are listed by page or by name, never by both', () => {
  const page = { page: 1, page_size: 10 }
  const name = { name: 'lotus' }
  const isValid = (query: object) => v.is(organizationListQuery, query)
  expect([page, name, { ...page, ...name }, {}].map(isValid)).toEqual([true, true, false, false])
})

test('an empty text clears what a client need not have', () => {
  const cleared = { phone_number: '', website: '', industry: '', contact_name: '' }
  expect(v.is(organizationUpdateRequest, { organization_id: '1001', ...cleared })).toBe(true)
  expect(v.is(organizationUpdateRequest, { organization_id: '1001', name: '' })).toBe(false)
})

test('a list is uploaded as a trial or in earnest, and its rejected rows say why', () => {
  const upload = { name: 'Blocked', mode: 'replace', mapping: '{}', file: new Blob(['a']) }
  const isValid = (dry_run: string) => v.is(listUploadForm, { ...upload, dry_run })
  expect(['true', 'false', ''].map(isValid)).toEqual([true, true, false])
  const row = { row: 2, column: 'name', message: 'Too long' }
  const answer = { upload_id: 'u-1', name: 'Blocked', status: 'completed', errors: [row] }
  const counts = { rows_total: 1, rows_accepted: 0, rows_rejected: 1 }
  expect(v.parse(listUploadSchema, { ...answer, ...counts }).errors).toEqual([row])
})

test('a sign-in with Google names it', () => {
  const request = { provider: 'google', id_token: 'token' }
  expect(v.is(socialLoginRequest, request)).toBe(true)
  expect(v.is(socialLoginRequest, { ...request, provider: '' })).toBe(false)
})

test('a score is from 0 to 1', () => {
  const isValid = (score: number) => v.is(wireScore, score)
  expect([-0.01, 0, 1, 1.01].map(isValid)).toEqual([false, true, true, false])
})
