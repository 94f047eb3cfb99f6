import { expect, test } from 'vitest'
import { placeSearchText, recognizeSearch, toClientName } from './recognize-search'

test.each([
  ['3f9a1c00-1111-4222-8333-44445555d2e4', 'session', '3f9a1c00-1111-4222-8333-44445555d2e4'],
  ['29001018800015', 'nationalId', '29001018800015'],
  ['٢٩٠٠١٠١٨٨٠٠٠١٥', 'nationalId', '29001018800015'],
  ['2 900101 8800015', 'nationalId', '29001018800015'],
  ['01012345678', 'phone', '01012345678'],
  ['+20 101 234 5678', 'phone', '+201012345678'],
  ['0020-101-234-5678', 'phone', '00201012345678'],
  ['(+20) 100-123-4567', 'phone', '+201001234567'],
  ['\u200e29001018800015\u200f', 'nationalId', '29001018800015'],
  ['ses_7f3a', 'session', 'ses_7f3a'],
  ['user-10432', 'reference', 'user-10432'],
  ['12345', 'reference', '12345'],
  ['  أحمد محمد ', 'name', 'أحمد محمد'],
  ['someone1@example.com', 'name', 'someone1@example.com'],
])('recognizes %s as a %s', (typed, kind, text) => {
  expect(recognizeSearch(typed)).toMatchObject({ kind, text })
})

test('marks all text except IDs and references as personal', () => {
  const personal = (text: string) => recognizeSearch(text)?.personal
  expect(personal('3f9a1c00-1111-4222-8333-44445555d2e4')).toBe(false)
  expect(personal('user-10432')).toBe(false)
  expect(personal('29001018800015')).toBe(true)
  expect(personal('01012345678')).toBe(true)
  expect(personal('Ahmed')).toBe(true)
  expect(personal('REF-00012345')).toBe(false)
})

test('keeps a reference that is or contains a personal number out of the URL', () => {
  const reference = { kind: 'reference', personal: true }
  for (const typed of ['2900101', '٢٩٠٠١٠١٨٨', '010-1234-5', 'user-01012345678', '29001018800015x'])
    expect(recognizeSearch(typed), typed).toMatchObject(reference)
})

test.each(['A12345678', 'a1234567', 'AB-123456', '12345678Z', 'C01X00T47'])(
  'keeps a document number out of the URL: %s',
  (typed) => {
    expect(recognizeSearch(typed)).toMatchObject({ kind: 'reference', personal: true })
  },
)

test.each(['ses-mona@example.com', 'session_mona', 'ses-29001018800015', 'sess_01012345678'])(
  'marks personal text with a session ID prefix as personal: %s',
  (typed) => {
    expect(recognizeSearch(typed)).toMatchObject({ personal: true })
  },
)

test.each([
  ['Lotus Digital Bank', 'Lotus Digital Bank'],
  ['بنك ٢٠٠٠', 'بنك 2000'],
  ['3M', '3M'],
  ['L', 'L'],
  ['٢٩٠٠١٠١٨٨٠٠٠١٥', undefined],
  ['(+20) 100-', undefined],
  ['(+20) 100-123-4567', undefined],
  ['call +20 100 123 4567', undefined],
  ['mona@example.com', undefined],
  ['ses-mona@example.com', undefined],
  ['A12345678', undefined],
  ['3f9a1c00-1111-4222-8333-44445555d2e4', undefined],
  ['1001', undefined],
  ['', undefined],
])('reads "%s" as the client name %s', (typed, name) => {
  expect(toClientName(typed)).toBe(name)
})

test('recognizes nothing in blank text', () => {
  expect(recognizeSearch('  ')).toBeUndefined()
})

test('keeps text that may identify a person out of the URL', () => {
  expect(placeSearchText('ref-2')).toEqual({ q: 'ref-2', privateSearchText: undefined })
  expect(placeSearchText('29001018800015')).toEqual({
    q: undefined,
    privateSearchText: '29001018800015',
  })
  expect(placeSearchText('')).toEqual({ q: undefined, privateSearchText: undefined })
})
