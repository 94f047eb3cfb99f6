import { expect, onTestFinished, test, vi } from 'vitest'
import { isDay, previousPeriod, toDay, yearUntil } from './period'
import { firstDayOfWeek, matchPreset, periodPresets, presetPeriod } from './presets'

const today = '2026-03-05'

test('presets include today', () => {
  expect(presetPeriod('today', today)).toEqual({ from: today, to: today })
  expect(presetPeriod('yesterday', '2026-03-01')).toEqual({ from: '2026-02-28', to: '2026-02-28' })
  expect(presetPeriod('last7', today)).toEqual({ from: '2026-02-27', to: today })
  expect(presetPeriod('last30', today)).toEqual({ from: '2026-02-04', to: today })
  expect(presetPeriod('last90', today)).toEqual({ from: '2025-12-06', to: today })
  expect(presetPeriod('all', today)).toEqual({})
})

test('months end on their last day', () => {
  expect(presetPeriod('thisMonth', today)).toEqual({ from: '2026-03-01', to: today })
  expect(presetPeriod('lastMonth', today)).toEqual({ from: '2026-02-01', to: '2026-02-28' })
  expect(presetPeriod('lastMonth', '2026-01-31')).toEqual({ from: '2025-12-01', to: '2025-12-31' })
})

test.each([
  ['en-GB', '2026-03-02', '2026-02-23', '2026-03-01'],
  ['en-US', '2026-03-01', '2026-02-22', '2026-02-28'],
  ['ar-EG', '2026-02-28', '2026-02-21', '2026-02-27'],
])('in %s this week starts on %s', (locale, from, before, end) => {
  const firstDay = firstDayOfWeek(locale)
  expect(presetPeriod('thisWeek', today, firstDay)).toEqual({ from, to: today })
  expect(presetPeriod('lastWeek', today, firstDay)).toEqual({ from: before, to: end })
  expect(presetPeriod('thisWeek', from, firstDay)).toEqual({ from, to: from })
})

test('every preset is recognised by its days', () => {
  const day = '2026-03-12'
  for (const preset of periodPresets) {
    expect(matchPreset(presetPeriod(preset, day), day)).toBe(preset)
  }
  expect(matchPreset({ from: '2026-01-02', to: '2026-01-09' }, today)).toBeUndefined()
})

test('a month that has just begun with a week is the month', () => {
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
])('whether %s is a day: %s', (text, is) => {
  expect(isDay(text)).toBe(is)
})

test('a year has 365 days including the last one', () => {
  expect(yearUntil('2026-11-21')).toEqual({ from: '2025-11-22', to: '2026-11-21' })
})

test('the previous period is as long and ends the day before', () => {
  expect(previousPeriod({ from: '2026-02-27', to: today })).toEqual({
    from: '2026-02-20',
    to: '2026-02-26',
  })
})

test('a day is local by default', () => {
  expect(toDay(new Date(2026, 0, 9, 23, 59))).toBe('2026-01-09')
})

test('a day in UTC does not depend on the local time zone', () => {
  vi.stubEnv('TZ', 'Africa/Cairo')
  onTestFinished(() => void vi.unstubAllEnvs())
  expect(toDay(new Date('2026-01-09T23:59:59.999Z'))).toBe('2026-01-10')
  expect(toDay(new Date('2026-01-09T23:59:59.999Z'), 'utc')).toBe('2026-01-09')
  expect(toDay(new Date('2026-01-10T00:00:00Z'), 'utc')).toBe('2026-01-10')
})
