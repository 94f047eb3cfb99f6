import { sessionStatuses } from '@/api/sessions/schema'
import type { BundleSeed } from '@mocks/seeds/bundles'
import { calendarOf, currentAnchor, type Calendar } from '@mocks/seeds/calendar'
import { statusOf } from '@mocks/seeds/outcomes'
import { fillPlan, newPlan } from '@mocks/seeds/plan'
import { durationOf, isIdentified, lastErrorOf } from '@mocks/seeds/session-rows'

/** The columns that filters and analytics read of all sessions of a bundle, by row. */
export type SessionIndex = {
  bundle: BundleSeed
  calendar: Calendar
  /** Index in the session statuses. */
  status: Uint8Array
  /** Index in the service errors. */
  lastError: Uint8Array
  /** Bit n is set when known service n was attempted. */
  attempted: Uint16Array
  attempts: Uint8Array
  /** Seconds; 0 while the session is in progress. */
  duration: Uint16Array
  identified: Uint8Array
}

const calendars = new Map<number, Calendar>()
const indexes = new Map<number, SessionIndex>()

/** Depends on the bundle and the day only, so all databases share it. */
export function calendarFor(bundle: BundleSeed): Calendar {
  const anchor = currentAnchor()
  const cached = calendars.get(bundle.number)
  if (cached?.anchor === anchor) return cached
  const calendar = calendarOf(bundle.number, bundle.size, anchor)
  calendars.set(bundle.number, calendar)
  return calendar
}

/** Built on the first call, which takes about 100 ms for 100 000 sessions, then cached. */
export function sessionIndexFor(bundle: BundleSeed): SessionIndex {
  const calendar = calendarFor(bundle)
  const cached = indexes.get(bundle.number)
  // Only the calendar depends on the day.
  const index = cached ? { ...cached, calendar } : buildIndex(bundle, calendar)
  indexes.set(bundle.number, index)
  return index
}

function buildIndex(bundle: BundleSeed, calendar: Calendar): SessionIndex {
  const { size } = bundle
  const index: SessionIndex = {
    bundle,
    calendar,
    status: new Uint8Array(size),
    lastError: new Uint8Array(size),
    attempted: new Uint16Array(size),
    attempts: new Uint8Array(size),
    duration: new Uint16Array(size),
    identified: new Uint8Array(size),
  }
  const plan = newPlan()
  for (let row = 0; row < size; row++) {
    fillPlan(plan, bundle, row)
    let attempted = 0
    for (let at = 0; at < plan.attempts; at++) attempted |= 1 << (plan.service[at] ?? 0)
    index.status[row] = sessionStatuses.indexOf(statusOf(plan.outcome))
    index.lastError[row] = lastErrorOf(plan)
    index.attempted[row] = attempted
    index.attempts[row] = plan.attempts
    index.duration[row] = durationOf(plan) ?? 0
    index.identified[row] = isIdentified(plan) ? 1 : 0
  }
  return index
}
