import * as v from 'valibot'
import { expect, test } from 'vitest'
import { documentVerificationPlusSchema } from '@/backend/transactions'
import { documentWarnings } from './document-warnings'

const warnings = (plus: unknown) => documentWarnings(v.parse(documentVerificationPlusSchema, plus))

test('lists a warning once when a flag and a reason both name it', () => {
  expect(
    warnings({
      expired: true,
      front_data_validity: false,
      back_data_validity: true,
      is_front_greyscale: 1,
      review_required: ['expired', 'is_front_greyscale', 'glare'],
    }),
  ).toEqual(['expired_document', 'front_not_valid', 'front_greyscale', 'glare'])
})

test('merges the same warning for both sides into one', () => {
  const plus = { is_front_greyscale: true, is_back_greyscale: true, review_required: ['expired'] }
  expect(warnings(plus)).toEqual(['both_greyscale', 'expired_document'])
})

test('treats missing flags and nulls as no warning', () => {
  expect(warnings({})).toEqual([])
  expect(warnings({ expired: null, front_data_validity: null, review_required: null })).toEqual([])
})
