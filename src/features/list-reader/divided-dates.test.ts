import { expect, test } from 'vitest'
import { describeDates, readDate, withDividedDates } from './divided-dates'
import type { DateOrder } from './possible-dates'

test.each<[string, DateOrder, [string, string, string] | undefined]>([
  ['1980-05-17', 'day_first', ['17', '5', '1980']],
  ['1980-05-17', 'month_first', ['17', '5', '1980']],
  ['1980-05-17T00:00:00Z', 'day_first', ['17', '5', '1980']],
  ['03/04/1980', 'day_first', ['3', '4', '1980']],
  ['03/04/1980', 'month_first', ['4', '3', '1980']],
  ['3.4.1980', 'day_first', ['3', '4', '1980']],
  ['٣/٤/١٩٨٠', 'day_first', ['3', '4', '1980']],
  ['1980年5月17日', 'month_first', ['17', '5', '1980']],
  ['17 May 1980', 'month_first', ['17', '5', '1980']],
  ['May 17, 1980', 'day_first', ['17', '5', '1980']],
  ['17-Sep-1980', 'day_first', ['17', '9', '1980']],
  ['1er février 1980', 'month_first', ['1', '2', '1980']],
  ['5 janv. 1980', 'day_first', ['5', '1', '1980']],
  ['١٧ يناير ١٩٨٠', 'day_first', ['17', '1', '1980']],
  ['1980', 'day_first', ['', '', '1980']],
  ['05/1980', 'day_first', ['', '5', '1980']],
  ['1980-05', 'day_first', ['', '5', '1980']],
  ['17/05/1980', 'month_first', undefined],
  ['31/04/1980', 'day_first', undefined],
  ['29/02/1980', 'day_first', ['29', '2', '1980']],
  ['29/02/1981', 'day_first', undefined],
  ['17/05/80', 'day_first', undefined],
  ['17/05/2999', 'day_first', undefined],
  ['29356', 'day_first', undefined],
  ['unknown', 'day_first', undefined],
  ['17 May 1980 Cairo', 'day_first', undefined],
  ['', 'day_first', undefined],
])('%j, %s, is %j', (text, order, parts) => {
  const [day, month, year] = parts ?? []
  expect(readDate(text, order)).toEqual(parts && { day, month, year })
})

test.each([
  [['03/04/1980', '17/05/1981'], 'day_first', 'clear'],
  [['03/04/1980', '05/17/1981'], 'month_first', 'clear'],
  [['05/17/1980', '17/05/1981', '18/05/1981'], 'day_first', 'contradictory'],
  [['03/04/1980', '05/05/1980'], 'day_first', 'missing'],
  [['1980-05-17', '17 May 1980', '1980', '05/05/1980'], 'day_first', 'irrelevant'],
])('the dates %j show the order: %s, %s', (texts, order, evidence) => {
  expect(describeDates(texts)).toMatchObject({ order, evidence })
})

test('the formats of a column come with an example, the most frequent first', () => {
  const { formats } = describeDates(['1980', '03/04/1980', '5/17/1981', '17 May 1980', 'x', ''])
  expect(formats.map(({ format, example, rows }) => [format, example, rows])).toEqual([
    ['MM/DD/YYYY', '03/04/1980', 2],
    ['YYYY', '1980', 1],
    ['DD MMM YYYY', '17 May 1980', 1],
  ])
  expect(describeDates(['03/04/1980', '5/17/1981'], 'day_first').formats).toEqual([
    {
      format: 'DD/MM/YYYY',
      example: '03/04/1980',
      parts: { day: '3', month: '4', year: '1980' },
      rows: 1,
    },
  ])
})

test('a whole date becomes three columns after the mapped ones', () => {
  const rows = [
    ['Id', 'Name', 'Born', 'Unused'],
    ['D1', 'Layla', '17/05/1980', 'x'],
    ['D2', 'Omar', 'in spring', '', 'too much'],
    [],
  ]
  const mapping = { full_name: 1, document_number: 0 }
  expect(withDividedDates(rows, mapping, { column: 2, order: 'day_first' })).toEqual({
    mapping: {
      full_name: 0,
      document_number: 1,
      birth_date_day: 2,
      birth_date_month: 3,
      birth_date_year: 4,
    },
    rows: [
      ['Name', 'Id', 'Born', 'Born', 'Born'],
      ['Layla', 'D1', '17', '5', '1980'],
      ['Omar', 'D2', '', '', 'in spring', 'too much'],
      ['', '', '', '', ''],
    ],
  })
})
