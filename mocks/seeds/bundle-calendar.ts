import type { BundleSeed } from './bundles'
import { calendarOf, calendarWith, currentAnchor, type Calendar } from './calendar'

const calendars = new WeakMap<BundleSeed, Calendar>()

/** Depends only on the bundle and the day, so databases share the calendars of seeded bundles. */
export function calendarFor(bundle: BundleSeed): Calendar {
  const anchor = currentAnchor()
  const cached = calendars.get(bundle)
  if (cached?.anchor === anchor) return cached
  const calendar = bundle.sessions
    ? calendarWith(
        bundle.sessions.map(({ time }) => time),
        anchor,
      )
    : calendarOf(bundle.number, bundle.size, anchor)
  calendars.set(bundle, calendar)
  return calendar
}
