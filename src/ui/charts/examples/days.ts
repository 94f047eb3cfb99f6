import { addDays } from '@/lib/period/period'
import type { DayCount, DayLabels } from '@/ui/charts/day-bars'

export const labels: DayLabels = {
  all: 'Sessions',
  good: 'Verified',
  bad: 'Rejected',
  rest: 'Unfinished',
}

/** Returns counts for `length` days from September 1, or for as many hours of one day. */
export function exampleCounts(
  length: number,
  unit: 'days' | 'hours' = 'days',
): readonly DayCount[] {
  return Array.from({ length }, (_, index) => {
    const good = 180 + ((index * 71) % 130)
    const bad = 12 + ((index * 37) % 40)
    const rest = 20 + ((index * 53) % 35)
    const day =
      unit === 'days'
        ? addDays('2026-09-01', index)
        : `2026-09-01T${String(index).padStart(2, '0')}`
    return { day, all: good + bad + rest, good, bad, rest }
  })
}
