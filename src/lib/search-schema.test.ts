import * as v from 'valibot'
import { expect, test } from 'vitest'
import {
  day,
  idParam,
  optional,
  orderDays,
  searchText,
  wholeNumber,
  withDefault,
} from './search-schema'

test('treats a missing or invalid optional parameter as absent', () => {
  const schema = v.object({ from: optional(day) })
  expect(v.parse(schema, {})).toEqual({})
  expect(v.parse(schema, { from: '2026-02-30' }).from).toBeUndefined()
  expect(v.parse(schema, { from: '2026-02-28' })).toEqual({ from: '2026-02-28' })
})

test('replaces a missing or invalid value with the default', () => {
  const schema = v.object({ page: withDefault(v.pipe(wholeNumber, v.minValue(1)), 1) })
  expect(v.parse(schema, {})).toEqual({ page: 1 })
  expect(v.parse(schema, { page: '0' })).toEqual({ page: 1 })
  expect(v.parse(schema, { page: '3' })).toEqual({ page: 3 })
  expect(v.parse(schema, { page: 4 })).toEqual({ page: 4 })
  expect(v.parse(schema, { page: '1.5' })).toEqual({ page: 1 })
})

test.each(['', ' ', '1.5', '1e3', '0x10', '½'])('rejects %j as a whole number', (text) => {
  expect(v.is(wholeNumber, text)).toBe(false)
})

test('accepts only days from 1900 to 2100', () => {
  for (const text of ['1899-12-31', '2101-01-01', '0205-11-02', '20266-02-02'])
    expect(v.is(day, text), text).toBe(false)
  for (const text of ['1900-01-01', '2100-12-31']) expect(v.is(day, text), text).toBe(true)
})

test('swaps reversed days and changes nothing else', () => {
  const [from, to] = ['2026-11-20', '2026-11-01']
  expect(orderDays({ from, to, page: '2' })).toEqual({ from: to, to: from, page: '2' })
  for (const search of [{ from }, { to }, { from: 'z', to }, { from: '20011', to: '20010' }])
    expect(orderDays(search)).toBe(search)
})

test('parses minus zero as zero', () => {
  expect(v.parse(wholeNumber, '-0')).toBe(0)
})

test.each(['', '.', '..', 'a\nb', '\u0000', '\u009f', '\u2028', '\ud800', 'x'.repeat(257)])(
  'rejects %j as an ID',
  (text) => {
    expect(v.is(idParam, text)).toBe(false)
  },
)

test.each(['q8+/Zg==', 'a b', '...', '<img>', 'ملف', '50%', '💳'.repeat(256)])(
  'accepts the opaque text %s as an ID',
  (text) => {
    expect(v.parse(idParam, text)).toBe(text)
  },
)

test('accepts numbers as IDs and search text, and rejects empty or long search text', () => {
  expect(v.parse(idParam, 7)).toBe('7')
  expect(v.parse(searchText, 7)).toBe('7')
  for (const text of ['', ' ', '\u200b']) expect(v.is(searchText, text)).toBe(false)
  expect(v.is(searchText, 'x'.repeat(128))).toBe(true)
  expect(v.is(searchText, 'x'.repeat(129))).toBe(false)
})
