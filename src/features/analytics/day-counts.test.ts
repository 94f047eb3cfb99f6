import { expect, test } from 'vitest'
import { toDayCounts } from './day-counts'

const at = (date: string) => ({ date, sessions: 9, successful: 5, failed: 3 })
const day = { from: '2026-09-03', to: '2026-09-03' }
const getDays = (dates: string[], period: typeof day) =>
  toDayCounts(dates.map(at), period).map((count) => count.day)

test('counts sessions that are neither verified nor failed as "rest"', () => {
  expect(toDayCounts([at('2026-09-03')], day)).toEqual([
    { day: '2026-09-03', all: 9, good: 5, bad: 3, rest: 1 },
  ])
  const more = { ...at('2026-09-03'), sessions: 7 }
  expect(toDayCounts([more], day)[0]?.rest).toBe(0)
})

test('counts a single day by hour only if the backend sends hourly counts', () => {
  const hours = ['2026-09-03T00:00:00Z', '2026-09-03T14:00:00+00:00']
  expect(getDays(hours, day)).toEqual(['2026-09-03T00', '2026-09-03T14'])
  expect(getDays(['2026-09-03'], day)).toEqual(['2026-09-03'])
  // A single timestamp means the whole day, not an hour.
  expect(getDays(['2026-09-03T00:00:00Z'], day)).toEqual(['2026-09-03'])
  const days = ['2026-09-03T00:00:00Z', '2026-09-04T00:00:00Z']
  expect(getDays(days, { ...day, to: '2026-09-04' })).toEqual(['2026-09-03', '2026-09-04'])
})
