import { expect, test } from 'vitest'
import { extractDigits, foldDigits, foldText } from './fold-text'

test('reads digits of any script', () => {
  expect(foldDigits('٠١٢٣٤٥٦٧٨٩ ۰۱۲۳۴۵۶۷۸۹ 0a')).toBe('0123456789 0123456789 0a')
  expect(foldDigits('０９ ०९ ๐๙ ০৯ \u{1D7CE}\u{1D7FF}')).toBe('09 09 09 09 09')
  expect(extractDigits('Your code: ١٢٣-٤٥٦.')).toBe('123456')
})

test.each([
  ['إسكندرية', 'اسكندريه'],
  ['أحْمَـد', 'ٱحمد'],
  ['مصطفى رئيس', 'مصطفي رييس'],
  ['Égypte (\u2066+٢٠\u2069)', 'egypte (+20)'],
  ['  Guinea-Bissau ', 'guinea bissau'],
])('%s and %s are the same when folded', (text, other) => {
  expect(foldText(text)).toBe(foldText(other))
})
