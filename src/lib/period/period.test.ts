import { expect, onTestFinished, test, vi } from 'vitest'
import { hasOpenDay, isPrecedingPeriod, previousPeriod } from './comparison'
import { isDay, toDay, yearUntil } from './period'
import { firstDayOfWeek, matchPreset, periodPresets, presetPeriod } from './presets'

const today = '2026-03-05'

test('offers every preset from today to all time', () => {
  const days = 'today yesterday last7 last30 last90 thisWeek lastWeek thisMonth lastMonth all'
  expect(periodPresets.join(' ')).toBe(days)
})

test('calculates the days of presets relative to today', () => {
  expect(presetPeriod('today', today)).toEqual({ from: today, to: today })
  expect(presetPeriod('yesterday', '2026-03-01')).toEqual({ from: '2026-02-28', to: '2026-02-28' })
  expect(presetPeriod('last7', today)).toEqual({ from: '2026-02-27', to: today })
  expect(presetPeriod('last30', today)).toEqual({ from: '2026-02-04', to: today })
  expect(presetPeriod('last90', today)).toEqual({ from: '2025-12-06', to: today })
  expect(presetPeriod('all', today)).toEqual({})
})

test('calculates the days of this month and last month', () => {
  expect(presetPeriod('thisMonth', today)).toEqual({ from: '2026-03-01', to: today })
  expect(presetPeriod('lastMonth', today)).toEqual({ from: '2026-02-01', to: '2026-02-28' })
  expect(presetPeriod('lastMonth', '2026-01-31')).toEqual({ from: '2025-12-01', to: '2025-12-31' })
})

test.each([
  ['en-GB', '2026-03-02', '2026-02-23', '2026-03-01'],
  ['en-US', '2026-03-01', '2026-02-22', '2026-02-28'],
  ['ar-EG', '2026-02-28', '2026-02-21', '2026-02-27'],
])('starts the current week in %s on %s', (locale, from, before, end) => {
  const firstDay = firstDayOfWeek(locale)
  expect(presetPeriod('thisWeek', today, firstDay)).toEqual({ from, to: today })
  expect(presetPeriod('lastWeek', today, firstDay)).toEqual({ from: before, to: end })
  expect(presetPeriod('thisWeek', from, firstDay)).toEqual({ from, to: from })
})

test('recognizes every preset by its days', () => {
  const day = '2026-03-12'
  for (const preset of periodPresets) {
    expect(matchPreset(presetPeriod(preset, day), day)).toBe(preset)
  }
  expect(matchPreset({ from: '2026-01-02', to: '2026-01-09' }, today)).toBeUndefined()
})

test('recognizes this month rather than this week if both start on the same day', () => {
  const days = { from: '2026-03-01', to: today }
  expect(presetPeriod('thisWeek', today, 7)).toEqual(days)
  expect(matchPreset(days, today)).toBe('thisMonth')
})

test.each([
  ['2026-02-28', true],
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['today', false],
])('checks whether %s is a valid day: %s', (text, is) => {
  expect(isDay(text)).toBe(is)
})

test('returns the 365 days that end with the given day', () => {
  expect(yearUntil('2026-11-21')).toEqual({ from: '2025-11-22', to: '2026-11-21' })
})

const days = (from: string, to: string) => ({ from, to })

test.each([
  ['the month so far', days('2026-11-01', '2026-11-22'), days('2026-10-01', '2026-10-22')],
  ['a whole month', days('2026-11-01', '2026-11-30'), days('2026-10-01', '2026-10-31')],
  ['a whole March', days('2027-03-01', '2027-03-31'), days('2027-02-01', '2027-02-28')],
  ['a whole leap-year March', days('2028-03-01', '2028-03-31'), days('2028-02-01', '2028-02-29')],
  ['a whole leap February', days('2028-02-01', '2028-02-29'), days('2028-01-01', '2028-01-31')],
  ['days that February lacks', days('2027-03-01', '2027-03-30'), days('2027-02-01', '2027-02-28')],
  [
    'from another day of a month',
    days('2027-01-05', '2027-01-09'),
    days('2026-12-31', '2027-01-04'),
  ],
  ['across months', days('2026-02-27', today), days('2026-02-20', '2026-02-26')],
  ['two whole months', days('2026-10-01', '2026-11-30'), days('2026-08-01', '2026-09-30')],
  ['one day', days('2026-11-22', '2026-11-22'), days('2026-11-21', '2026-11-21')],
  ['the first of a month', days('2026-11-01', '2026-11-01'), days('2026-10-31', '2026-10-31')],
])('returns the preceding period for comparison: %s', (_, period, expected) => {
  expect(previousPeriod(period)).toEqual(expected)
})

test('recognizes a preceding period only if it is adjacent and equally long', () => {
  const november = days('2026-11-01', '2026-11-30')
  expect(isPrecedingPeriod(days('2026-10-02', '2026-10-31'), november)).toBe(true)
  expect(isPrecedingPeriod(days('2026-10-01', '2026-10-31'), november)).toBe(false)
  expect(isPrecedingPeriod(days('2026-10-01', '2026-10-30'), november)).toBe(false)
})

test('treats the current day of a period as open until midnight UTC', () => {
  const beforeMidnight = new Date('2026-03-05T23:59:59Z')
  expect(hasOpenDay(days('2026-03-01', today), beforeMidnight)).toBe(true)
  expect(hasOpenDay(days('2026-03-01', '2026-03-04'), beforeMidnight)).toBe(false)
  expect(hasOpenDay(days('2026-03-01', today), new Date('2026-03-06T00:00:00Z'))).toBe(false)
})

test('returns the day in UTC unless the local time zone is requested', () => {
  vi.stubEnv('TZ', 'Africa/Cairo')
  onTestFinished(() => void vi.unstubAllEnvs())
  expect(toDay(new Date('2026-01-09T23:59:59.999Z'))).toBe('2026-01-09')
  expect(toDay(new Date('2026-01-10T00:00:00Z'))).toBe('2026-01-10')
  expect(toDay(new Date('2026-01-09T23:59:59.999Z'), 'local')).toBe('2026-01-10')
})
