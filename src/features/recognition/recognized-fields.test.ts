import { expect, test } from 'vitest'
import type { Recognition } from '@/backend/recognition'
import {
  fieldConfidence,
  fieldTexts,
  fieldValidity,
  flatResult,
  type FieldValidity,
} from './recognized-fields'

const now = new Date('2026-11-22T12:00:00Z')
const box = (field: string, side: 'front' | 'back', confidence: number) => ({
  ...{ field, side, confidence },
  ...{ x: 0, y: 0, w: 0.1, h: 0.1 },
})
const createRecognition = (
  result: Record<string, unknown>,
  more: Partial<Recognition> = {},
): Recognition => ({
  result,
  transaction_id: 't',
  trials_remaining: undefined,
  ...more,
})

test.each<[string, string, Recognition, FieldValidity | undefined]>([
  ['a national ID', 'front_nid', createRecognition({ front_nid: '29001018800015' }), 'valid'],
  [
    'a national ID in Arabic digits',
    'back_nid',
    createRecognition({ back_nid: '٢٩٠٠١٠١٨٨٠٠٠١٥' }),
    'valid',
  ],
  [
    'a national ID with 13 digits',
    'front_nid',
    createRecognition({ front_nid: '2900101880001' }),
    'not_valid',
  ],
  [
    'a national ID without a valid date of birth',
    'front_nid',
    createRecognition({ front_nid: '29013018800015' }),
    'not_valid',
  ],
  ['expires today', 'expiry_date', createRecognition({ expiry_date: '2026-11-22' }), 'valid'],
  ['expired yesterday', 'expiry_date', createRecognition({ expiry_date: '2026-11-21' }), 'expired'],
  [
    'an expiry that the service reports',
    'expiry_date',
    createRecognition({ expiry_date: '٢٠٢٠' }, { document_verification_plus: { expired: true } }),
    'expired',
  ],
  [
    'a field on an invalid side',
    'full_name',
    createRecognition(
      { full_name: 'x' },
      {
        boxes: [box('full_name', 'back', 0.9)],
        document_verification_plus: { front_data_validity: true, back_data_validity: false },
      },
    ),
    'not_valid',
  ],
  [
    'a field on a valid side',
    'full_name',
    createRecognition(
      { full_name: 'x' },
      {
        boxes: [box('full_name', 'front', 0.9)],
        document_verification_plus: { front_data_validity: true },
      },
    ),
    'valid',
  ],
  [
    'a field with low confidence',
    'full_name',
    createRecognition(
      { full_name: 'x' },
      {
        boxes: [box('full_name', 'front', 0.6)],
        document_verification_plus: { front_data_validity: true },
      },
    ),
    'doubtful',
  ],
  ['a field without checks', 'full_name', createRecognition({ full_name: 'x' }), undefined],
  ['a field that was not read', 'front_nid', createRecognition({ front_nid: '' }), undefined],
])('returns the field validity: %s', (_, field, recognition, validity) => {
  expect(fieldValidity(recognition, 'egy_nid', field, now)).toBe(validity)
})

test("does not apply Egyptian rules to another country's number", () => {
  expect(
    fieldValidity(createRecognition({ front_nid: '123' }), 'mar_nid_ocr', 'front_nid', now),
  ).toBe(undefined)
})

test("returns the lowest confidence of a field's boxes", () => {
  const boxes = [box('full_name', 'front', 0.9), box('full_name', 'front', 0.8)]
  expect(fieldConfidence(createRecognition({}, { boxes }), 'full_name')).toBe(0.8)
  expect(fieldConfidence(createRecognition({}), 'full_name')).toBe(undefined)
})

test('joins texts in two scripts and keeps other values unchanged', () => {
  const result = { a: { arabic: 'سلمى', latin: 'SALMA' }, b: { latin: 'X' }, c: 7, d: null, e: [1] }
  expect(flatResult(result)).toEqual({ a: 'سلمى SALMA', b: 'X', c: '7', d: null, e: [1] })
  expect(fieldTexts(result, 'a')).toEqual(['سلمى', 'SALMA'])
})
