import { expect, test } from 'vitest'
import { looksPersonal, personalKind } from './personal-fields'

test.each([
  ['front_nid', 'national_id'],
  ['full_name', 'name'],
  ['street', 'address'],
  ['date_of_birth', 'birth_date'],
  ['phone_number', 'phone'],
  ['expiry_date', undefined],
  // New fields of a backend are masked before anybody has looked at them.
  ['mother_maiden_name', 'text'],
  ['constructor', 'text'],
])('%s is masked as %s', (field, kind) => {
  expect(personalKind(field)).toBe(kind)
})

test.each([
  ['The image is blurred (2 left)', false],
  ['error 5015', false],
  ['code sent to +20 19 1234 5678', true],
  ['أرسل إلى ٠١٩١٢٣٤٥٦٧٨', true],
  ['sent to mona@example.com', true],
])('%s: may name somebody is %s', (text, personal) => {
  expect(looksPersonal(text)).toBe(personal)
})
