import type { Analytics } from '@/backend/analytics'
import type { Days } from '@/lib/period/period'
import type { DayCount } from '@/ui/charts/day-bars'

/**
 * Returns each day's sessions by outcome, or a single day's by hour if the backend sends times. `rest` counts sessions
 * in progress or expired, and days with a missing count are omitted.
 */
export function toDayCounts(series: Analytics['series'], { from, to }: Days): DayCount[] {
  const isByHour = from === to && series.length > 1
  return series.flatMap(({ date, sessions, successful, failed }) =>
    sessions === undefined || successful === undefined || failed === undefined
      ? []
      : {
          day: (isByHour && parseHour(date)) || date.slice(0, 10),
          all: sessions,
          good: successful,
          bad: failed,
          rest: Math.max(0, sessions - successful - failed),
        },
  )
}

/** Returns `2026-09-03T14` for `2026-09-03T14:00:00Z`, or undefined for a time that isn't in UTC. */
function parseHour(date: string): string | undefined {
  return /^\d{4}-\d\d-\d\dT\d\d(?=:.*(Z|\+00:00)$)/.exec(date)?.[0]
}
