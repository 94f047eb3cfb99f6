import { expect, test } from 'vitest'
import { toDay } from './period'
import { closedPeriod, withZone } from './closed-period'

const now = new Date('2026-03-05T23:30:00Z')
const today = toDay(now, 'local')

test('defaults to the last 30 days, fills in a missing bound, and swaps reversed bounds', () => {
  const of = (from?: string, to?: string) => closedPeriod({ from, to }, now)
  expect(of()).toEqual({ from: '2026-02-04', to: '2026-03-05' })
  expect(of('2026-03-01')).toEqual({ from: '2026-03-01', to: '2026-03-05' })
  expect(of('2026-04-01')).toEqual({ from: '2026-04-01', to: '2026-04-01' })
  expect(of(undefined, '2026-01-30')).toEqual({ from: '2026-01-01', to: '2026-01-30' })
  expect(of('2026-02-09', '2026-02-01')).toEqual({ from: '2026-02-01', to: '2026-02-09' })
})

test('determines today in the chosen time zone', () => {
  expect(closedPeriod({ zone: 'local' }, now).to).toBe(today)
  expect(closedPeriod({}, now).to).toBe('2026-03-05')
})

test('keeps a preset or custom days when the time zone changes', () => {
  expect(withZone({}, 'utc', now)).toEqual({ zone: 'utc' })
  expect(withZone({ from: today, to: today }, 'utc', now)).toEqual({
    from: '2026-03-05',
    to: '2026-03-05',
    zone: 'utc',
  })
  const utc = { from: '2026-03-05', to: '2026-03-05', zone: 'utc' } as const
  expect(withZone(utc, 'local', now)).toEqual({ from: today, to: today, zone: undefined })
  const own = { from: '2026-01-02', to: '2026-01-09' }
  expect(withZone(own, 'utc', now)).toEqual({ ...own, zone: 'utc' })
})
