import { expect, test } from 'vitest'
import { forecastBasis, forecastCount } from './forecast'

const days = (from: string, to: string) => ({ from, to })

test.each([
  ['2026-11-01', 'too-early'],
  ['2026-11-03', 'too-early'],
  ['2026-11-04', { kind: 'linear', days: 4, monthDays: 30, lastDay: '2026-11-30' }],
  ['2026-11-30', { kind: 'linear', days: 30, monthDays: 30, lastDay: '2026-11-30' }],
  ['2026-12-31', { kind: 'linear', days: 31, monthDays: 31, lastDay: '2026-12-31' }],
  ['2027-02-14', { kind: 'linear', days: 14, monthDays: 28, lastDay: '2027-02-28' }],
  ['2028-02-29', { kind: 'linear', days: 29, monthDays: 29, lastDay: '2028-02-29' }],
  ['2100-02-10', { kind: 'linear', days: 10, monthDays: 28, lastDay: '2100-02-28' }],
])('returns a linear forecast basis from the fourth day of the month: %s', (today, expected) => {
  const basis = forecastBasis(days(`${today.slice(0, 8)}01`, today), today)
  expect(basis).toEqual(typeof expected === 'string' ? { kind: expected } : expected)
})

test.each([
  ['another month', days('2026-10-01', '2026-10-31'), 'other-period'],
  ['not from the first day', days('2026-11-02', '2026-11-22'), 'other-period'],
  ['not up to today', days('2026-11-01', '2026-11-21'), 'other-period'],
  ['past the month', days('2026-11-01', '2026-12-01'), 'other-period'],
  ['several months', days('2026-10-01', '2026-11-22'), 'other-period'],
  ['the whole current month', days('2026-11-01', '2026-11-30'), 'linear'],
])('forecasts only the current month: %s', (_, period, kind) => {
  expect(forecastBasis(period, '2026-11-22').kind).toBe(kind)
})

test('extrapolates a count linearly to the end of the month', () => {
  const on = (today: string) => forecastBasis(days('2026-11-01', today), today)
  expect(forecastCount(22, on('2026-11-22'))).toBe(30)
  expect(forecastCount(0, on('2026-11-22'))).toBe(0)
  expect(forecastCount(1234, on('2026-11-30'))).toBe(1234)
  expect(forecastCount(10, on('2026-11-04'))).toBe(75)
  expect(forecastCount(10, on('2026-11-03'))).toBeUndefined()
  expect(forecastCount(10, { kind: 'other-period' })).toBeUndefined()
})
