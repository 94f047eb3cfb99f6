import { expect, test } from 'vitest'
import { cleanText, findOneTimeCode, foldDigits, foldText, hasLetterOrDigit } from './fold-text'

test('converts digits of any script to 0–9', () => {
  expect(foldDigits('٠١٢٣٤٥٦٧٨٩ ۰۱۲۳۴۵۶۷۸۹ 0a')).toBe('0123456789 0123456789 0a')
  expect(foldDigits('０９ ०९ ๐๙ ০৯ \u{1D7CE}\u{1D7FF}')).toBe('09 09 09 09 09')
})

test.each([
  ['Your 6-digit code is 482913', '482913'],
  ['Valid for 5 minutes: ٤٨٢ ٩١٣', '482913'],
  ['４８２-９１３', '482913'],
  ['482913, again: 482913', '482913'],
  ['482913 or 319284', undefined],
  ['4829137', undefined],
  ['On 29-11-26', undefined],
  ['', undefined],
])('finds the one-time code in %j if there is exactly one', (text, code) => {
  expect(findOneTimeCode(text, 6)).toBe(code)
})

test.each([
  ['\u200b 29\u2060801\u00ad011\ufeff ', '29801011'],
  ['\u200fmona@example.com\u200e', 'mona@example.com'],
  ['می\u200cشود', 'می\u200cشود'],
  ['\u200cOm\u200dar\u3164', 'Omar'],
  ['\u115f\u2800\u034f', ''],
])('removes invisible characters from %j unless the spelling needs them', (text, expected) => {
  expect(cleanText(text)).toBe(expected)
})

test('detects visible letters and digits of any script', () => {
  for (const text of ['', ' - ', 'ـ', '\u200b', '\u3164', '\uffa0', '…', '\u0301'])
    expect(hasLetterOrDigit(text), JSON.stringify(text)).toBe(false)
  for (const text of ['a', '张', '٣', 'ـا', 'ё']) expect(hasLetterOrDigit(text), text).toBe(true)
})

test.each([
  ['إسكندرية', 'اسكندريه'],
  ['أحْمَـد', 'ٱحمد'],
  ['مصطفى رئيس', 'مصطفي رييس'],
  ['Égypte (\u2066+٢٠\u2069)', 'egypte (+20)'],
  ['  Guinea-Bissau ', 'guinea bissau'],
])('folds %s and %s to the same text', (text, other) => {
  expect(foldText(text)).toBe(foldText(other))
})
