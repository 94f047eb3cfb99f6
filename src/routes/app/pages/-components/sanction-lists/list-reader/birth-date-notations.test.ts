import { expect, test } from 'vitest'
import { parseBirthDates } from './birth-dates'
import { parseDayNumber, parseMonthNumber } from './day-and-month'

/** Formats the parsed day, month and year. An unknown part is `-`, and an omitted part adds its reason. */
function parse(text: string): string {
  const { parts, leftOut } = parseBirthDates(new Map([[text, 1]])).parseText(text)
  const knownParts = [parts.day, parts.month, parts.year].map((part) => part || '-').join(' ')
  return leftOut ? `${knownParts} ${leftOut}` : knownParts
}

/** Parses a table of `text: parts` lines. */
const table = (lines: string): [string, string][] =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const at = line.lastIndexOf(': ')
      return [line.slice(0, at).trim().replaceAll('\\n', '\n'), line.slice(at + 2).trim()]
    })

test.each(
  table(String.raw`
    1949-11-23: 23 11 1949
    1949/11/23: 23 11 1949
    1949.11.23.: 23 11 1949
    1949/23/11: 23 11 1949
    23-11-1949: 23 11 1949
    23 . 11 . 1949: 23 11 1949
    23,11,1949: 23 11 1949
    7.2.1949: 7 2 1949
    19491123: 23 11 1949
    23111949: 23 11 1949
    1949-11-23T00:00:00Z: 23 11 1949
    1949-11-23T00:00:00.000+02:00: 23 11 1949
    1949-11-23 00:00:00.0000000 +00:00: 23 11 1949
    1949-11-23+02:00: 23 11 1949
    23/11/1949 12:00:00 AM: 23 11 1949
    19491123T103000Z: 23 11 1949
    19491123000000: 23 11 1949
    1949: - - 1949
    1949.0: - - 1949
    1,949: - - 1949
    11/1949: - 11 1949
    1949-11: - 11 1949
    194911: - 11 1949
    1949年11月23日: 23 11 1949
    1949년 11월 23일: 23 11 1949
    ٢٣/١١/١٩٤٩: 23 11 1949
    ۱۹۴۹/۱۱/۲۳: 23 11 1949
    １９４９: - - 1949
    २३/११/१९४९: 23 11 1949
    Wed Nov 23 1949 00:00:00 GMT+0200 (Eastern European Standard Time): 23 11 1949
  `),
)('reads the notation %s as %s', (text, parts) => {
  expect(parse(text)).toBe(parts)
})

test.each(
  table(String.raw`
    23 November 1949: 23 11 1949
    November 23, 1949: 23 11 1949
    the 3rd of Nov., 1949: 3 11 1949
    Wednesday, 23 November 1949: 23 11 1949
    23NOV1949: 23 11 1949
    1949 Nov 23: 23 11 1949
    1er février 1949: 1 2 1949
    5 déc. 1949: 5 12 1949
    juil. 1949: - 7 1949
    23. März 1949: 23 3 1949
    3. Dez. 1949: 3 12 1949
    23 de noviembre de 1949: 23 11 1949
    setiembre 1949: - 9 1949
    23 ноября 1949 года: 23 11 1949
    23 нояб. 1949 г.: 23 11 1949
    17-го мая 1949 г.р.: 17 5 1949
    Сентябрь 1949: - 9 1949
    23 Kasım 1949: 23 11 1949
    5 ŞUBAT 1949: 5 2 1949
    12 Ağu 1949: 12 8 1949
    ٢٣ نوفمبر ١٩٤٩: 23 11 1949
    23 إبريل 1949م: 23 4 1949
    23 تشرين الثاني 1949: 23 11 1949
    15 تشرين الأول/أكتوبر 1949: 15 10 1949
    كانون أول 1949: - 12 1949
    8 شباط 1949: 8 2 1949
    3 آب 1949: 3 8 1949
    3 جوان 1949: 3 6 1949
    9 فيفري 1949: 9 2 1949
    9 أوت 1949: 9 8 1949
    9 شتنبر 1949: 9 9 1949
    9 دجنبر 1949: 9 12 1949
    23 novembre1949: 23 11 1949
    تشرين 1949: - - 1949
    23 listopada 1949: - - 1949 birth_date
    23 Novmeber 1949: - - 1949 birth_date
  `),
)('reads the month in %s as %s', (text, parts) => {
  expect(parse(text)).toBe(parts)
})

test.each(
  table(String.raw`
    00/00/1949: - - 1949
    00/11/1949: - 11 1949
    0.11.1949: - 11 1949
    1949-00-00: - - 1949
    19491100: - 11 1949
    ??/11/1949: - 11 1949
    XX.XX.1949: - - 1949
    --/--/1949: - - 1949
    __/11/1949: - 11 1949
    23//1949: 23 - 1949
    /11/1949: - 11 1949
    dd/mm/1949: - - 1949
    23/11/????: 23 11 -
    23 November: 23 11 -
    November 23: - 11 -
    0000-11-23: 23 11 -
    00/00/0000: - - -
    unknown: - - -
    DOB: unknown: - - -
    غير معروف: - - -
    неизвестно: - - -
    31/11/1949: - 11 1949 birth_date
    29/02/1949: - 2 1949 birth_date
    29/02/1948: 29 2 1948
    99/99/1949: - - 1949 birth_date
    23/11/00: 23 11 - birth_date
  `),
)('reads the unknown parts of %s as %s', (text, parts) => {
  expect(parse(text)).toBe(parts)
})

test.each(
  table(String.raw`
    circa 1949: - - 1949
    c. 1949: - - 1949
    ca.1949: - - 1949
    ~1949: - - 1949
    1949?: - - 1949
    approximately 23 Nov 1949: 23 11 1949
    1949 (approx.): - - 1949
    [1949]: - - 1949
    1949 [estimated]: - - 1949
    1949 or thereabouts: - - 1949
    1949 (day and month unknown): - - 1949
    early 1949: - - 1949
    around November 1949: - 11 1949
    vers 1949: - - 1949
    né(e) le 23 novembre 1949: 23 11 1949
    aux environs de 1949: - - 1949
    etwa 1949: - - 1949
    geb. 23.11.1949: 23 11 1949
    Ende 1949: - - 1949
    hacia 1949: - - 1949
    principios de 1949: - - 1949
    около 1949 г.: - - 1949
    yaklaşık 1949: - - 1949
    1949 civarında: - - 1949
    حوالي عام 1949: - - 1949
    ١٩٤٩ تقريباً: - - 1949
    مواليد 1949: - - 1949
    DOB 23 Nov 1949: 23 11 1949
    D.O.B. circa 1949; nationality Nowhere.: - - 1949
    born 1949: - - 1949
    DOB 23 Nov 1949; POB Exampletown, Nowhere; Passport A12 (Nowhere) expires 10 Dec 2007: 23 11 1949
    Date of birth: 23/11/1949: 23 11 1949
    Born in Exampletown, 1949: - - 1949
    23 Nov 1949, Exampletown: 23 11 1949
    1949 in Exampletown: - - 1949
    23 Nov 1949, died 2003: 23 11 1949
    A.D. 1949: - - 1949
  `),
)('reads the year beside other words in %s as %s', (text, parts) => {
  expect(parse(text)).toBe(parts)
})

test.each(
  table(String.raw`
    1949 to 1951: - - -
    1949-1951: - - -
    1949 – 1951: - - -
    1949-51: - - -
    1949–51: - - -
    1949–50: - - -
    1949/50: - - -
    1949/1951: - - -
    1949, 1951: - - -
    1949, 1950 or 1951: - - -
    1949 or 51: - - -
    between 1949 and 1951: - - -
    circa 1949-1951: - - -
    before 1949: - - -
    not later than 1949: - - -
    1949 or earlier: - - -
    >1949: - - -
    1949-: - - -
    1949–present: - - -
    1949 +/- 2 years: - - -
    the 1940s: - - -
    194?: - - -
    19XX: - - -
    entre 1949 et 1951: - - -
    avant 1949: - - -
    années 1940: - - -
    zwischen 1949 und 1951: - - -
    nach 1949: - - -
    entre 1949 y 1951: - - -
    después de 1949: - - -
    между 1949 и 1951: - - -
    до 1949: - - -
    1949 ile 1951 arasında: - - -
    1949'dan önce: - - -
    بين 1949 و1951: - - -
    قبل 1949: - - -
    1949 أو 1951: - - -
    a) 1949 b) 1951: - - -
    1949\n1951: - - -
    DOB 1949; alt. DOB 1951: - - -
    1949;1951-05-01: - - -
    1949-11-23; 1949-11-19: - 11 1949
    23 Nov 1949 or 1949: - - 1949
    between 3 May and 23 Nov 1949: - - 1949
    17 or 18 May 1949: - 5 1949
    23 Nov 1949 or 23 Nov 1951: 23 11 -
    23.11.1949 / 23.11.1951: 23 11 -
    23 Nov 1949 to 23 Nov 1951: - - -
    November 23, 1949, December 1, 1951: - - -
  `),
)('sends only the parts that all alternatives in %s share: %s', (text, parts) => {
  expect(parse(text)).toBe(`${parts} several_dates`)
})

test.each(['1949; 1949', '1949-11 or 1949-11', '1949 to 1949'])(
  'treats a repeated date in %s as one date',
  (text) => {
    expect(parse(text)).toMatch(/^- (?:-|11) 1949$/)
  },
)

test.each([
  'in spring',
  '17/11/2999',
  '1799',
  '9999',
  '5',
  '23 Nov 1949 Exampletown',
  'aged 45 in 2003',
  '1949 (passport: 1951)',
  'listed 2001',
  '/Date(-634435200000)/',
  '17/11',
  '99999',
])('finds no date in %s', (text) => {
  expect(parse(text)).toBe('- - - unreadable_date')
})

test.each([
  ['23', '23'],
  ['07', '7'],
  ['7.0', '7'],
  ['3rd', '3'],
  ['1er', '1'],
  ['٢٣', '23'],
  ['circa 23', '23'],
  ['0', ''],
  ['00', ''],
  ['?', ''],
  ['XX', ''],
  ['unknown', ''],
  ['32', undefined],
  ['17 or 18', undefined],
  ['May', undefined],
  ['x7', undefined],
])('reads the day %j as %j', (text, day) => {
  expect(parseDayNumber(text)).toBe(day)
})

test.each([
  ['3', '3'],
  ['03', '3'],
  ['3.0', '3'],
  ['March', '3'],
  ['mars', '3'],
  ['MÄRZ', '3'],
  ['марта', '3'],
  ['Mart', '3'],
  ['آذار', '3'],
  ['تشرين الثاني', '11'],
  ['جانفي', '1'],
  ['08 - Aug.', '8'],
  ['0', ''],
  ['??', ''],
  ['13', undefined],
  ['March-April', undefined],
  ['رجب', undefined],
])('reads the month %j as %j', (text, month) => {
  expect(parseMonthNumber(text)).toBe(month)
})
