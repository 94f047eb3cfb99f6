import { sessionStatuses } from '@/backend/sessions'
import type { BundleSeed } from '@mocks/seeds/bundles'
import { calendarFor } from '@mocks/seeds/bundle-calendar'
import type { Calendar } from '@mocks/seeds/calendar'
import { createNumbering } from '@mocks/seeds/numbered'
import { fillPlan, newPlan } from '@mocks/seeds/plan'
import {
  getDuration,
  isIdentified,
  getLastError,
  sessionPlatform,
  sessionPlatforms,
  sessionStatus,
} from '@mocks/seeds/session-rows'
import { getServiceName } from '@mocks/seeds/services'

/** Columns of a bundle's sessions for filters and analytics, indexed by row. */
export type SessionIndex = {
  bundle: BundleSeed
  calendar: Calendar
  /** Index into `statuses`. */
  status: Uint16Array
  /** Index into the service errors. */
  lastError: Uint16Array
  /** Bit n is set if step n of the bundle's flow was attempted. */
  attempted: Uint32Array
  attempts: Uint8Array
  /** In seconds. 0 while the session is in progress. */
  duration: Uint16Array
  identified: Uint8Array
  /** Index into the session platforms. */
  platform: Uint16Array
}

/** Numbering of the session statuses. */
export const statuses = createNumbering<string>(sessionStatuses)

const indexes = new WeakMap<BundleSeed, SessionIndex>()

/** Returns the bundle's index. The first call builds it, in about 100 ms for 100,000 sessions, and caches it. */
export function sessionIndexFor(bundle: BundleSeed): SessionIndex {
  const calendar = calendarFor(bundle)
  const cachedIndex = indexes.get(bundle)
  // Only the calendar depends on the day, so the rest of a cached index stays valid.
  const index = cachedIndex ? { ...cachedIndex, calendar } : buildIndex(bundle, calendar)
  indexes.set(bundle, index)
  return index
}

/** Returns a bit mask of the services, to compare with `attempted`. */
export function serviceBits({ flow }: BundleSeed, ...services: readonly string[]): number {
  return flow.reduce(
    (bits, service, step) =>
      services.includes(getServiceName(service)) ? bits | (1 << step) : bits,
    0,
  )
}

function buildIndex(bundle: BundleSeed, calendar: Calendar): SessionIndex {
  const { size, flow } = bundle
  const index: SessionIndex = {
    bundle,
    calendar,
    status: new Uint16Array(size),
    lastError: new Uint16Array(size),
    attempted: new Uint32Array(size),
    attempts: new Uint8Array(size),
    duration: new Uint16Array(size),
    identified: new Uint8Array(size),
    platform: new Uint16Array(size),
  }
  const plan = newPlan()
  for (let row = 0; row < size; row++) {
    fillPlan(plan, bundle, row)
    let attemptCount = 0
    for (let at = 0; at < plan.attempts; at++)
      attemptCount |= 1 << flow.indexOf(plan.service[at] ?? 0)
    index.status[row] = statuses.getNumber(sessionStatus(plan))
    index.lastError[row] = getLastError(plan)
    index.attempted[row] = attemptCount
    index.attempts[row] = plan.attempts
    index.duration[row] = getDuration(plan) ?? 0
    index.identified[row] = isIdentified(plan) ? 1 : 0
    index.platform[row] = sessionPlatforms.getNumber(sessionPlatform(bundle, row))
  }
  return index
}
