import { expect, test } from 'vitest'
import { foldDigits } from './arabic'
import { digitsOf } from './arabic'

test('digits of any script', () => {
  expect(foldDigits('٠١٢٣٤٥٦٧٨٩ ۰۱۲۳۴۵۶۷۸۹ 0a')).toBe('0123456789 0123456789 0a')
  expect(digitsOf('Your code: ١٢٣-٤٥٦.')).toBe('123456')
})
