import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { MAX_PAIRS, parsePastedPairs } from './pasted-pairs'

const getPairs = (text: string) =>
  parsePastedPairs(text).pairs.map(({ first, second }) => [first, second])

test.each([
  ['tabs', 'Mona Saleh\tمنى صالح\r\nAli, Omar\tعلى\r\n'],
  ['semicolons', 'Mona Saleh; منى صالح\n\nAli, Omar؛على'],
  ['commas and quotes', '"Mona Saleh","منى صالح"\n"Ali, Omar",على,,'],
])('two names a line are a pair, separated by %s', (_, text) => {
  expect(getPairs(text)).toEqual([
    ['Mona Saleh', 'منى صالح'],
    ['Ali, Omar', 'على'],
  ])
})

test.each(['First name,Second name', 'name_1,name_2', 'الاسم في البطاقة،الاسم في البنك'])(
  'a header is no pair: %s',
  (header) => {
    const { hasHeader, pairs } = parsePastedPairs(`${header}\nMona,منى`)
    expect(hasHeader).toBe(true)
    expect(pairs).toEqual([{ line: 2, first: 'Mona', second: 'منى' }])
  },
)

test('a first line with one name of a column is a pair', () => {
  expect(getPairs('Name,Mona\nOmar,Name')).toEqual([
    ['Name', 'Mona'],
    ['Omar', 'Name'],
  ])
})

test('a line that is no pair is left out, and named', () => {
  const { pairs, leftOut } = parsePastedPairs('Mona,منى\nAli\n,Omar\na,b,c\nNames,Name')
  expect(pairs.map(({ line }) => line)).toEqual([1, 5])
  expect(leftOut).toEqual([
    { number: 2, text: 'Ali', reason: 'oneName' },
    { number: 3, text: ',Omar', reason: 'oneName' },
    { number: 4, text: 'a,b,c', reason: 'tooManyNames' },
  ])
})

test('what is too much is left out', () => {
  const { pairs, leftOut } = parsePastedPairs('Mona,منى\n'.repeat(MAX_PAIRS + 2))
  expect(pairs).toHaveLength(MAX_PAIRS)
  expect(leftOut.map(({ reason }) => reason)).toEqual(['tooManyPairs', 'tooManyPairs'])
})

test('no text breaks it, and every line is a pair, left out, empty or the header', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'aب ,;\t"\n؛،name'.split('')) }), (text) => {
      const { pairs, leftOut, hasHeader } = parsePastedPairs(text)
      const filledCount = text.split('\n').filter((line) => line.trim() !== '').length
      expect(pairs.length + leftOut.length + Number(hasHeader)).toBe(filledCount)
      expect(pairs.every(({ first, second }) => first !== '' && second !== '')).toBe(true)
    }),
  )
})
