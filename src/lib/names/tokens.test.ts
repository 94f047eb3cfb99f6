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
])('splits %s into its parts', (name, texts) => {
  expect(nameTokens(name).map(({ text }) => text)).toEqual(texts)
})

const words = (text: string) => text.split(' ')

test.each([
  ...words('عبد أبو أبا أبي أم ال'),
  ...words('Abd Abdel Abdul Abdal Abdol Abu Abo Abou Umm El Al'),
])('joins %s with the next word', (opener) => {
  expect(nameTokens(`Mona ${opener} Saleh`).map(({ text }) => text)).toEqual([
    'Mona',
    `${opener} Saleh`,
  ])
})

test.each([
  ...words('الدين الله الإسلام الهدى'),
  ...words('Din Deen Eldin Eldeen Aldin Aldeen Uddin Allah Ullah Ollah'),
])('joins %s with the previous word', (closer) => {
  expect(nameTokens(`Nour ${closer} Saleh`).map(({ text }) => text)).toEqual([
    `Nour ${closer}`,
    'Saleh',
  ])
})

test.each(words('El Al ال Ud Ed'))('joins %s and Din with the previous word', (article) => {
  expect(nameTokens(`Nour ${article} Din`).map(({ text }) => text)).toEqual([`Nour ${article} Din`])
})

test('reports the changes made to each part', () => {
  expect(nameTokens('أحمد MONA فاطمة').map(({ normal, changes }) => [normal, changes])).toEqual([
    ['احمد', ['alef']],
    ['mona', ['case']],
    ['فاطمه', ['ta_marbuta']],
  ])
})

test('reports the position of every part, in order', () => {
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
