import type { Analytics } from '@/backend/analytics'
import type { Days } from '@/lib/period/period'
import type { DayCount } from '@/ui/charts/day-bars'

/**
 * The sessions of each day by outcome; of a single day by hour, where the backend sends times. What is neither verified
 * nor failed is in progress or expired. A day without one of these figures is left out.
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

/** `2026-09-03T14` of `2026-09-03T14:00:00Z`. Undefined without a time of UTC, because days are those of UTC. */
function parseHour(date: string): string | undefined {
  return /^\d{4}-\d\d-\d\dT\d\d(?=:.*(Z|\+00:00)$)/.exec(date)?.[0]
}
