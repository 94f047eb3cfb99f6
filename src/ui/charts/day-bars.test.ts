import { expect, test } from 'vitest'
import { toDayBars } from './day-bars'

const days = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    day: new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10),
    all: 4,
    good: 2,
    bad: 1,
    rest: 1,
  }))

test('creates one bar per day for up to 120 days', () => {
  const bars = toDayBars(days(120))
  expect(bars).toHaveLength(120)
  expect(bars[0]).toEqual({
    day: '2026-01-01',
    last: '2026-01-01',
    all: 4,
    good: 2,
    bad: 1,
    rest: 1,
  })
})

test('creates one bar per week for more than 120 days', () => {
  const bars = toDayBars(days(121))
  expect(bars).toHaveLength(18)
  expect(bars[0]).toEqual({
    day: '2026-01-01',
    last: '2026-01-02',
    all: 8,
    good: 4,
    bad: 2,
    rest: 2,
  })
  expect(bars.at(-1)).toEqual({
    day: '2026-04-25',
    last: '2026-05-01',
    all: 28,
    good: 14,
    bad: 7,
    rest: 7,
  })
  expect(bars.reduce((sum, { all }) => sum + all, 0)).toBe(484)
})
