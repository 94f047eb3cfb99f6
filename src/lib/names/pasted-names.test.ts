import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitRows } from '@/lib/pasted-rows'
import { MAX_PAIRS, MAX_PEOPLE, parsePastedPairs, parsePastedPeople } from './pasted-names'

const getPairs = (text: string) =>
  parsePastedPairs(text).pairs.map(({ first, second }) => [first, second])

test.each([
  ['tabs', 'Mona Saleh\tمنى صالح\r\nAli, Omar\tعلى\r\n'],
  ['semicolons', 'Mona Saleh; منى صالح\n\nAli, Omar؛على'],
  ['commas and quotes', '"Mona Saleh","منى صالح"\n"Ali, Omar",على,,'],
])('reads two names per line as a pair, separated by %s', (_, text) => {
  expect(getPairs(text)).toEqual([
    ['Mona Saleh', 'منى صالح'],
    ['Ali, Omar', 'على'],
  ])
})

test.each(['First name,Second name', 'name_1,name_2', 'الاسم في البطاقة،الاسم في البنك'])(
  'recognizes a header and does not read it as a pair: %s',
  (header) => {
    const { hasHeader, pairs } = parsePastedPairs(`${header}\nMona,منى`)
    expect(hasHeader).toBe(true)
    expect(pairs).toEqual([{ line: 2, first: 'Mona', second: 'منى' }])
  },
)

test('reads the first line as a pair if only one cell is a column name', () => {
  expect(getPairs('Name,Mona\nOmar,Name')).toEqual([
    ['Name', 'Mona'],
    ['Omar', 'Name'],
  ])
})

test('skips and reports lines that do not contain exactly two names', () => {
  const { pairs, leftOut } = parsePastedPairs('Mona,منى\nAli\n,Omar\na,b,c\nNames,Name')
  expect(pairs.map(({ line }) => line)).toEqual([1, 5])
  expect(leftOut).toEqual([
    { number: 2, text: 'Ali', reason: 'oneName' },
    { number: 3, text: ',Omar', reason: 'oneName' },
    { number: 4, text: 'a,b,c', reason: 'tooManyNames' },
  ])
})

test('allows line breaks and separators in quoted cells, as copied from Excel', () => {
  const text = '"Omar\nSample"\tعمر سامبل\nLayla\t"ليلى\r\n""مثال"""\n"a;b"\tc'
  expect(parsePastedPairs(text).pairs).toEqual([
    { line: 1, first: 'Omar Sample', second: 'عمر سامبل' },
    { line: 3, first: 'Layla', second: 'ليلى "مثال"' },
    { line: 5, first: 'a;b', second: 'c' },
  ])
})

test('keeps a stray quote from absorbing the next line', () => {
  expect(getPairs('"Abu Sample" Omar,x\nAl "A\nMona,y"')).toEqual([
    ['Abu Sample Omar', 'x'],
    ['Mona', 'y"'],
  ])
})

test('skips a pair if a name contains no letter or digit', () => {
  expect(parsePastedPairs('Mona,\u200b\n-,Omar\nSam\u200bir,Samir').pairs).toEqual([
    { line: 3, first: 'Samir', second: 'Samir' },
  ])
})

test('skips and reports pairs beyond the maximum', () => {
  const { pairs, leftOut } = parsePastedPairs('Mona,منى\n'.repeat(MAX_PAIRS + 2))
  expect(pairs).toHaveLength(MAX_PAIRS)
  expect(leftOut.map(({ reason }) => reason)).toEqual(['tooMany', 'tooMany'])
})

test('classifies every row of any text as a pair, skipped row, or header', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'aب ,;\t"\n؛،name'.split('')) }), (text) => {
      const { pairs, leftOut, hasHeader } = parsePastedPairs(text)
      expect(pairs.length + leftOut.length + Number(hasHeader)).toBe(splitRows(text).length)
      expect(pairs.every(({ first, second }) => first !== '' && second !== '')).toBe(true)
    }),
  )
})

test.each([
  ['tabs', 'Mona Saleh\t١٩٧٥/٠٣/٠١\tEgypt\r\nالقمراني, محمد\t\tمصر\nAli\t۱۹۸۰'],
  ['semicolons', 'Mona Saleh; 1 March 1975 ;Egypt\nالقمراني, محمد;;مصر\n\nAli؛1980'],
  ['commas and swapped columns', 'Mona Saleh,Egypt,1-3-1975\n"القمراني, محمد",,مصر\nAli,1980'],
])('reads a name, a year and a nationality per line, separated by %s', (_, text) => {
  expect(parsePastedPeople(text).people.map(({ line: _line, ...person }) => person)).toEqual([
    { name: 'Mona Saleh', birthYear: '1975', nationality: 'Egypt' },
    { name: 'القمراني, محمد', birthYear: '', nationality: 'مصر' },
    { name: 'Ali', birthYear: '1980', nationality: '' },
  ])
})

test('skips and reports a header, lines with a problem, and people beyond the maximum', () => {
  const lines = ['Full name,Born', ',1975', 'Saleh,Mona', 'Mona,1975/1976', 'Mona,75', 'a,1975,b,c']
  const text = [...lines, ...Array.from({ length: MAX_PEOPLE + 1 }, () => 'Mona,1975')].join('\n')
  const { people, leftOut, hasHeader } = parsePastedPeople(text)
  expect([people.length, hasHeader]).toEqual([MAX_PEOPLE, true])
  const reasons = leftOut.map(({ number, reason }) => `${number} ${reason}`)
  expect(reasons).toEqual([
    '2 noName',
    '3 noYear',
    '4 noYear',
    '5 noYear',
    '6 tooManyCells',
    '207 tooMany',
  ])
})
