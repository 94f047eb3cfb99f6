import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { nameTokens } from './tokens'

test.each([
  ['Mohamed Ali', ['Mohamed', 'Ali']],
  ['عبد الرحمن محمد', ['عبد الرحمن', 'محمد']],
  ['Abd El-Rahman Mohamed', ['Abd El-Rahman', 'Mohamed']],
  ['Salah El Din', ['Salah El Din']],
  ['صلاح الدين حسن', ['صلاح الدين', 'حسن']],
  ['أبو بكر سالم', ['أبو بكر', 'سالم']],
  ['محمد بن سلمان', ['محمد', 'بن', 'سلمان']],
  ["Isma'il O’Neil", ["Isma'il", 'O’Neil']],
  ['“Mona” (Saleh), 3', ['Mona', 'Saleh', '3']],
  ['El Sayed', ['El Sayed']],
  ['<b>x</b>', ['b', 'x', 'b']],
  [' - . ', []],
])('the parts of %s', (name, texts) => {
  expect(nameTokens(name).map(({ text }) => text)).toEqual(texts)
})

test('a part says what was changed for it', () => {
  expect(nameTokens('أحمد MONA فاطمة').map(({ normal, changes }) => [normal, changes])).toEqual([
    ['احمد', ['alef']],
    ['mona', ['case']],
    ['فاطمه', ['ta_marbuta']],
  ])
})

test('every part is where it says, after the part before it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 30 }), (name) => {
      let end = 0
      for (const token of nameTokens(name)) {
        expect(name.slice(token.start, token.end)).toBe(token.text)
        expect(token.start).toBeGreaterThanOrEqual(end)
        end = token.end
      }
    }),
  )
})
