import { expect, test } from 'vitest'
import { formatList } from './format-list'

test.each([
  [['NTRA', 'CSO'], 'zh', 'NTRA 和 CSO'],
  [['手机 OTP', '证件核验'], 'zh', '手机 OTP 和证件核验'],
  [['证件核验', 'CSO'], 'zh', '证件核验和 CSO'],
  [['OCR', 'NTRA', 'CSO'], 'zh', 'OCR、NTRA 和 CSO'],
  [['OCR', 'NTRA', 'CSO'], 'en', 'OCR, NTRA, and CSO'],
  [['OCR', 'CSO'], 'fr', 'OCR et CSO'],
  [['OCR', 'CSO'], 'ja', 'OCR、CSO'],
])('formats %j as a list in %s', (items, locale, text) => {
  expect(formatList(items, locale)).toBe(text)
})

test('joins items with the localized "or" if the type is disjunction', () => {
  expect(formatList(['Success', 'UserExit'], 'zh', { type: 'disjunction' })).toBe(
    'Success 或 UserExit',
  )
})
