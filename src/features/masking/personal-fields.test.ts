import { expect, test } from 'vitest'
import { looksPersonal, personalKind, maskKind } from './personal-fields'

test.each([
  ['front_nid', 'national_id'],
  ['full_name', 'name'],
  ['street', 'address'],
  ['date_of_birth', 'birth_date'],
  ['phone_number', 'phone'],
  ['expiry_date', undefined],
  // New backend fields are masked until someone reviews them.
  ['mother_maiden_name', 'text'],
  ['constructor', 'text'],
])('classifies the field %s as %s', (field, kind) => {
  expect(personalKind(field)).toBe(kind)
})

test.each([
  ['The image is blurred (2 left)', false],
  ['error 5015', false],
  ['code sent to +20 19 1234 5678', true],
  ['أرسل إلى ٠١٩١٢٣٤٥٦٧٨', true],
  ['sent to mona@example.com', true],
])('detects whether %s looks personal: %s', (text, personal) => {
  expect(looksPersonal(text)).toBe(personal)
})

test.each([
  ['profession', 'مهندس', undefined],
  ['profession', 'call +20 19 1234 5678', 'text'],
  ['release_date', '2024-05-01', undefined],
  ['release_date', '٢٠٢٤/٠٥/٠١', undefined],
  ['confidence', '0.93456789', undefined],
  ['ip', '203.0.113.7', 'text'],
])('masks a non-personal field only if its value looks personal: %s %s', (field, value, kind) => {
  expect(maskKind(field, value)).toBe(kind)
})
