import type { BundleSeed } from './bundles'
import { createCalendar, createCalendarFromTimes, currentAnchor, type Calendar } from './calendar'

const calendars = new WeakMap<BundleSeed, Calendar>()

/**
 * Returns the bundle's calendar. The calendar depends only on the bundle and the day, so databases share seeded
 * bundles' calendars.
 */
export function calendarFor(bundle: BundleSeed): Calendar {
  const anchor = currentAnchor()
  const cachedCalendar = calendars.get(bundle)
  if (cachedCalendar?.anchor === anchor) return cachedCalendar
  const calendar = bundle.sessions
    ? createCalendarFromTimes(
        bundle.sessions.map(({ time }) => time),
        anchor,
      )
    : createCalendar(bundle.number, bundle.size, anchor)
  calendars.set(bundle, calendar)
  return calendar
}
