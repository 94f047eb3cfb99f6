import * as v from 'valibot'
import { expect, test } from 'vitest'
import { documentVerificationPlusSchema } from '@/api/transactions/schema'
import { documentRemarks } from './document-remarks'

const remarks = (plus: unknown) => documentRemarks(v.parse(documentVerificationPlusSchema, plus))

test('each remark is told once, though a flag and a reason name it', () => {
  expect(
    remarks({
      expired: true,
      front_data_validity: false,
      back_data_validity: true,
      is_front_greyscale: 1,
      review_required: ['expired', 'is_front_greyscale', 'glare'],
    }),
  ).toEqual(['expired_document', 'front_not_valid', 'front_greyscale', 'glare'])
})

test('both sides are one remark', () => {
  const plus = { is_front_greyscale: true, is_back_greyscale: true, review_required: ['expired'] }
  expect(remarks(plus)).toEqual(['both_greyscale', 'expired_document'])
})

test('what is not known is no remark', () => {
  expect(remarks({})).toEqual([])
  expect(remarks({ expired: null, front_data_validity: null, review_required: null })).toEqual([])
})
