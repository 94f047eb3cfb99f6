import type { BundleSeed } from '@mocks/seeds/bundles'
import type { Calendar } from '@mocks/seeds/calendar'
import { fillPlan, newPlan } from '@mocks/seeds/plan'
import { calendarFor, sessionIndexFor } from './session-index'

/** What filters and figures need of every transaction of a bundle, session by session. */
export type TransactionIndex = {
  bundle: BundleSeed
  calendar: Calendar
  /** The first transaction of each session, and their number at the end. */
  firstOf: Uint32Array
  row: Uint32Array
  service: Uint8Array
  /** Place in the service errors. */
  error: Uint8Array
  took: Uint32Array
  /** When it was answered, in milliseconds. */
  time: Float64Array
  /** All of them by time, the oldest first. */
  byTime: Uint32Array
}

const indexes = new Map<number, TransactionIndex>()

/** Built on the first question of a day, then kept. */
export function transactionIndexFor(bundle: BundleSeed): TransactionIndex {
  const calendar = calendarFor(bundle)
  const known = indexes.get(bundle.number)
  if (known?.calendar === calendar) return known
  const made = buildIndex(bundle, calendar)
  indexes.set(bundle.number, made)
  return made
}

function buildIndex(bundle: BundleSeed, calendar: Calendar): TransactionIndex {
  const { attempts } = sessionIndexFor(bundle)
  const firstOf = new Uint32Array(bundle.size + 1)
  attempts.forEach((count, row) => (firstOf[row + 1] = (firstOf[row] ?? 0) + count))
  const total = firstOf[bundle.size] ?? 0
  const index: TransactionIndex = {
    bundle,
    calendar,
    firstOf,
    row: new Uint32Array(total),
    service: new Uint8Array(total),
    error: new Uint8Array(total),
    took: new Uint32Array(total),
    time: new Float64Array(total),
    byTime: new Uint32Array(total),
  }
  const plan = newPlan()
  for (let row = 0; row < bundle.size; row++) {
    fillPlan(plan, bundle, row)
    const created = calendar.time(row)
    const first = firstOf[row] ?? 0
    for (let at = 0; at < plan.attempts; at++) {
      const took = plan.took[at] ?? 0
      index.row[first + at] = row
      index.service[first + at] = plan.service[at] ?? 0
      index.error[first + at] = plan.error[at] ?? 0
      index.took[first + at] = took
      index.time[first + at] = created + (plan.start[at] ?? 0) + took
    }
  }
  index.byTime = sortedBy(total, (place) => ((index.time[place] ?? 0) - calendar.firstDay) / 10)
  return index
}

const PLACES = 2 ** 20

/**
 * Places 0 to count in ascending order of a whole number below 2^33; equal ones keep their
 * order. Number and place share one float, because sorting plain numbers is many times faster.
 */
export function sortedBy(count: number, number: (place: number) => number): Uint32Array {
  const keys = new Float64Array(count)
  for (let place = 0; place < count; place++) {
    keys[place] = Math.floor(number(place)) * PLACES + place
  }
  keys.sort()
  return Uint32Array.from(keys, (key) => key % PLACES)
}
