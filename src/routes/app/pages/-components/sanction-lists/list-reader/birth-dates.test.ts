import { expect, test } from 'vitest'
import { parseBirthDates, type DateChoices } from './birth-dates'
import type { DateOrder } from './possible-dates'

interface Context {
  order?: DateOrder
  choices?: DateChoices
  /** Other dates in the column. */
  others?: readonly string[]
}

/** Formats the parsed day, month and year. An unknown part is `-`, and an omitted part adds its reason. */
function parse(text: string, { order, choices, others = [] }: Context = {}): string {
  const texts = new Map([text, ...others].map((each) => [each, 1]))
  const { parts, leftOut } = parseBirthDates(texts, order, choices).parseText(text)
  const knownParts = [parts.day, parts.month, parts.year].map((part) => part || '-').join(' ')
  return leftOut ? `${knownParts} ${leftOut}` : knownParts
}

test.each(['Appr. 1949', 'believed to be 1949', 'présumé né en 1949', 'خلال سنة 1949'])(
  'parses only the year of %s',
  (text) => {
    expect(parse(text)).toBe('- - 1949')
  },
)

test.each([
  ['23.11.1949-23.11.1951', '- - -'],
  ['23.11.1949 – 1.12.1949', '- - 1949'],
  ['1) 23 Nov 1949 2) 23 Nov 1951', '23 11 -'],
  ['(i) Nov 1949 (ii) Dec 1949', '- - 1949'],
])('returns only the parts that the dates in %s share: %s', (text, parts) => {
  expect(parse(text)).toBe(`${parts} several_dates`)
})

test.each([
  ['1960; 1962', 'first', '- - 1960'],
  ['1960; 1962', 'last', '- - 1962'],
  ['3 May 1960 to 5 June 1962', 'last', '5 6 1962'],
  ['1960-62', 'last', '- - 1962'],
  ['1382-85', 'first', '- - - hijri_year'],
  ['1799-05', 'first', '- - - unreadable_date'],
  ['2020 or 99', 'last', '- - - unreadable_date'],
  ['before 1960', 'first', '- - - several_dates'],
  ['the 1960s', 'last', '- - - several_dates'],
] as const)('reads %s, with the %s date chosen, as %s', (text, several_dates, parts) => {
  expect(parse(text, { choices: { several_dates } })).toBe(parts)
})

test.each([
  ['23.11.49', '23 11 -', '23 11 1949'],
  ['23-Nov-49', '23 11 -', '23 11 1949'],
  ["23 Nov '49", '23 11 -', '23 11 1949'],
  ['49-11-23', '23 11 -', '23 11 1949'],
  ['491123', '23 11 -', '23 11 1949'],
  ['231149', '23 11 -', '23 11 1949'],
  ['Nov-49', '- 11 -', '- 11 1949'],
  ['49', '- - -', '- - 1949'],
  ['05.03.08', '5 3 -', '5 3 2008'],
])('returns the two-digit year of %s only after a choice: %s, %s', (text, before, after) => {
  expect(parse(text)).toBe(`${before} short_year`)
  expect(parse(text, { choices: { short_year: 1927 } })).toBe(after)
})

test('reads 05-03-08 with the year first if another date in the column begins with a year', () => {
  expect(parse('05-03-08', { others: ['49-11-23'] })).toBe('8 3 - short_year')
  expect(parse('05-03-08', { others: ['23-11-49'] })).toBe('5 3 - short_year')
})

test.each([
  ['2001-03', [], '- 3 2001'],
  ['2001-03', ['1960-62'], '- - - several_dates'],
  ['1962-05', ['1960-62'], '- 5 1962'],
  ['1962/3', [], '- - - several_dates'],
  ['1962–3', [], '- - - several_dates'],
])('distinguishes a month from a range end in %s, given %j: %s', (text, others, parts) => {
  expect(parse(text, { others })).toBe(parts)
})

test.each([
  ['1382/05/12', '11 10 1962'],
  ['12-05-1382', '11 10 1962'],
  ['12 جمادى الأولى 1382 هـ', '11 10 1962'],
  ['12 Jumada I 1382 AH', '11 10 1962'],
  ['1396', '- - 1976'],
  ['AH 1382', '- - - hijri_year'],
  ['1382/07', '- - 1962'],
])('converts the Hijri date %s only after a choice: %s', (text, parts) => {
  expect(parse(text)).toBe('- - - hijri_year')
  expect(parse(text, { choices: { hijri_year: 'islamic-umalqura' } })).toBe(parts)
})

test('converts a solar Hijri date', () => {
  expect(parse('1341/02/27', { choices: { hijri_year: 'persian' } })).toBe('17 5 1962')
})

test('uses the Gregorian date of text that also contains a Hijri date', () => {
  expect(parse('12 جمادى الأولى 1382 هـ الموافق 11 أكتوبر 1962 م')).toBe('11 10 1962')
  expect(parse('1962 (1382 AH)')).toBe('- - 1962')
})

test.each([
  ['2505', '- - -', '- - 1962'],
  ['17/05/2505', '17 5 -', '17 5 1962'],
  ['พ.ศ. 2505', '- - -', '- - 1962'],
  ['B.E. 2505', '- - -', '- - 1962'],
  ['๑๗ พฤษภาคม ๒๕๐๕', '17 5 -', '17 5 1962'],
])('converts the Buddhist year of %s only after a choice: %s, %s', (text, before, after) => {
  expect(parse(text)).toBe(`${before} buddhist_year`)
  expect(parse(text, { choices: { buddhist_year: 'convert' } })).toBe(after)
})

test("converts a spreadsheet's day number only after a choice", () => {
  expect(parse('22783')).toBe('- - - serial_date')
  expect(parse('22783', { choices: { serial_date: 'convert' } })).toBe('17 5 1962')
})

test.each<[string, DateOrder, string]>([
  ['03/04/1980', 'day_first', '3 4 1980'],
  ['03/04/1980', 'month_first', '4 3 1980'],
  ['03041980', 'month_first', '4 3 1980'],
  ['03/04/80', 'month_first', '4 3 - short_year'],
  ['1980-05-17', 'month_first', '17 5 1980'],
  ['17 May 1980', 'month_first', '17 5 1980'],
  ['/03/1980', 'month_first', '3 - 1980'],
  ['17/05/1980', 'month_first', '- - 1980 birth_date'],
  ['05/17/1980', 'day_first', '- - 1980 birth_date'],
])('reads %s with the order %s as %s', (text, order, parts) => {
  expect(parse(text, { order })).toBe(parts)
})

const createColumn = (texts: readonly string[], order?: DateOrder) =>
  parseBirthDates(new Map(texts.map((text) => [text, 1])), order).dates

test.each([
  [['03/04/1980', '17/05/1981'], 'day_first', 'clear'],
  [['03/04/1980', '05/17/1981'], 'month_first', 'clear'],
  [['03/04/80', '05/17/81'], 'month_first', 'clear'],
  [['03/04/1980', 'circa 17/05/1981'], 'day_first', 'clear'],
  [['05/17/1980', '17/05/1981', '18/05/1981'], 'day_first', 'contradictory'],
  [['03/04/1980', '05/05/1980'], 'day_first', 'missing'],
  [['1980-05-17', '17 May 1980', '1980', '05/05/1980'], 'day_first', 'irrelevant'],
])('detects the order of %j as %s with %s evidence', (texts, order, evidence) => {
  expect(createColumn(texts)).toMatchObject({ order, evidence })
})

test("lists a column's formats, each with an example, the most frequent first", () => {
  const texts = ['1980', '03/04/1980', '5/17/1981', '17 May 1980', 'x', 'circa 1980']
  expect(
    createColumn(texts).formats.map(({ format, example, rows }) => [format, example, rows]),
  ).toEqual([
    ['MM/DD/YYYY', '03/04/1980', 2],
    ['YYYY', '1980', 1],
    ['DD MMM YYYY', '17 May 1980', 1],
    ['circa YYYY', 'circa 1980', 1],
  ])
  const [format] = createColumn(['03/04/1980'], 'day_first').formats
  expect(format?.parts).toEqual({ day: '3', month: '4', year: '1980' })
})

test('returns each question once, with an example and the number of rows', () => {
  const texts = new Map([
    ['17.05.62', 2],
    ['18.05.63', 1],
    ['1382/05/12', 1],
    ['1960; 1962', 1],
    ['17 May 1962', 5],
    ['before 1960', 3],
  ])
  expect(parseBirthDates(texts).dates.questions).toEqual([
    { question: 'short_year', example: '17.05.62', rows: 3 },
    { question: 'hijri_year', example: '1382/05/12', rows: 1 },
    { question: 'several_dates', example: '1960; 1962', rows: 1 },
  ])
})
