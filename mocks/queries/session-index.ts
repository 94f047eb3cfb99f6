import type { BundleSeed } from '@mocks/seeds/bundles'
import { calendarOf, currentAnchor, type Calendar } from '@mocks/seeds/calendar'
import { statusOf } from '@mocks/seeds/outcomes'
import { fillPlan, newPlan } from '@mocks/seeds/plan'
import { durationOf, isIdentified, lastErrorOf } from '@mocks/seeds/session-rows'
import { sessionStatuses } from '@/api/sessions/schema'

/** What filters and figures need of every session of a bundle, by row. */
export type SessionIndex = {
  bundle: BundleSeed
  calendar: Calendar
  /** Place in the session statuses. */
  status: Uint8Array
  /** Place in the service errors. */
  lastError: Uint8Array
  /** Bit n: known service n was attempted. */
  attempted: Uint16Array
  attempts: Uint8Array
  /** Seconds; 0 while the session goes on. */
  duration: Uint16Array
  identified: Uint8Array
}

const calendars = new Map<number, Calendar>()
const indexes = new Map<number, SessionIndex>()

/** The same for every database: it depends on the seed and the day only. */
export function calendarFor(bundle: BundleSeed): Calendar {
  const anchor = currentAnchor()
  const known = calendars.get(bundle.number)
  if (known?.anchor === anchor) return known
  const made = calendarOf(bundle.number, bundle.size, anchor)
  calendars.set(bundle.number, made)
  return made
}

/** Built on the first question: about 100 ms for 100 000 sessions, then kept. */
export function sessionIndexFor(bundle: BundleSeed): SessionIndex {
  const calendar = calendarFor(bundle)
  const known = indexes.get(bundle.number)
  // The columns do not depend on the day, only the calendar does.
  const made = known ? { ...known, calendar } : buildIndex(bundle, calendar)
  indexes.set(bundle.number, made)
  return made
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
