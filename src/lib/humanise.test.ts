import { expect, test } from 'vitest'
import { humanise } from './humanise'

test.each([
  ['tax_card_ocr', 'Tax card OCR'],
  ['glareOnFront', 'Glare on front'],
  ['IN-REVIEW', 'In review'],
  ['id', 'ID'],
  ['', ''],
])('%s becomes %s', (code, words) => {
  expect(humanise(code)).toBe(words)
})
