import type { BundleSeed } from '@mocks/seeds/bundles'
import { calendarFor } from '@mocks/seeds/bundle-calendar'
import type { Calendar } from '@mocks/seeds/calendar'
import { fillPlan, newPlan } from '@mocks/seeds/plan'
import { sessionIndexFor } from './session-index'

/** Columns of a bundle's transactions for filters and analytics, grouped by session. */
export type TransactionIndex = {
  bundle: BundleSeed
  calendar: Calendar
  /** Index of each session's first transaction, followed by the total number of transactions. */
  firstOf: Uint32Array
  /** Row of the transaction's session. */
  row: Uint32Array
  service: Uint16Array
  /** Index into the service errors. */
  error: Uint16Array
  /** In milliseconds. */
  duration: Uint32Array
  /** End time in milliseconds. */
  time: Float64Array
  /** Indexes of all transactions by time, oldest first. */
  byTime: Uint32Array
}

const indexes = new WeakMap<BundleSeed, TransactionIndex>()

/** Returns the bundle's index. The first call each day builds and caches the index. */
export function transactionIndexFor(bundle: BundleSeed): TransactionIndex {
  const calendar = calendarFor(bundle)
  const cachedIndex = indexes.get(bundle)
  if (cachedIndex?.calendar === calendar) return cachedIndex
  const index = buildIndex(bundle, calendar)
  indexes.set(bundle, index)
  return index
}

function buildIndex(bundle: BundleSeed, calendar: Calendar): TransactionIndex {
  const { attempts } = sessionIndexFor(bundle)
  const firstPositions = new Uint32Array(bundle.size + 1)
  attempts.forEach((count, row) => (firstPositions[row + 1] = (firstPositions[row] ?? 0) + count))
  const total = firstPositions[bundle.size] ?? 0
  const index: TransactionIndex = {
    bundle,
    calendar,
    firstOf: firstPositions,
    row: new Uint32Array(total),
    service: new Uint16Array(total),
    error: new Uint16Array(total),
    duration: new Uint32Array(total),
    time: new Float64Array(total),
    byTime: new Uint32Array(total),
  }
  const plan = newPlan()
  for (let row = 0; row < bundle.size; row++) {
    fillPlan(plan, bundle, row)
    const createdAt = calendar.time(row)
    const first = firstPositions[row] ?? 0
    for (let at = 0; at < plan.attempts; at++) {
      const duration = plan.duration[at] ?? 0
      index.row[first + at] = row
      index.service[first + at] = plan.service[at] ?? 0
      index.error[first + at] = plan.error[at] ?? 0
      index.duration[first + at] = duration
      index.time[first + at] = createdAt + (plan.start[at] ?? 0) + duration
    }
  }
  // This sort compares only in steps of 10 ms. The insertion sort then orders the few transactions within each step.
  index.byTime = sortedPositions(
    total,
    (transaction) => ((index.time[transaction] ?? 0) - calendar.firstDay) / 10,
  )
  insertionSort(index.byTime, (transaction) => index.time[transaction] ?? 0)
  return index
}

const MAX_POSITIONS = 2 ** 20

/**
 * Returns the positions 0 to `count` - 1, stably sorted by their values (rounded down, below 2^33). Packs each value
 * and its position into one float, because plain numbers sort many times faster.
 */
export function sortedPositions(
  count: number,
  getValue: (position: number) => number,
): Uint32Array {
  const keys = new Float64Array(count)
  for (let position = 0; position < count; position++) {
    keys[position] = Math.floor(getValue(position)) * MAX_POSITIONS + position
  }
  keys.sort()
  return Uint32Array.from(keys, (key) => key % MAX_POSITIONS)
}

/** Sorts positions that are almost in order, by their exact values. */
function insertionSort(positions: Uint32Array, getValue: (position: number) => number) {
  for (let end = 1; end < positions.length; end++) {
    const position = positions[end] ?? 0
    const value = getValue(position)
    let at = end
    while (at > 0 && getValue(positions[at - 1] ?? 0) > value) {
      positions[at] = positions[at - 1] ?? 0
      at--
    }
    positions[at] = position
  }
}
