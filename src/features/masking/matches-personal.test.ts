import { expect, test } from 'vitest'
import { sealPersonal } from '@/lib/personal'
import { matchesPersonal } from './matches-personal'

const email = 'Mona.Saleh@example.com'

test.each([
  ['Mona.Saleh@example.com', true],
  ['  mona.saleh@EXAMPLE.com\n', true],
  ['\u200fmona.saleh@example.com\u200e', true],
  ['mona.saleh@example.co', false],
  ['mona.saleh@example.com x', false],
  ['mona saleh@example.com', false],
  ['monå.saleh@example.com', false],
  ['', false],
])('%j is the email: %s', (typed, isSame) => {
  expect(matchesPersonal(sealPersonal(email), typed)).toBe(isSame)
})

test('nothing matches an empty value', () => {
  expect(matchesPersonal(sealPersonal(' '), '')).toBe(false)
})
