import { sessionStatuses } from '@/backend/sessions'
import type { BundleSeed } from '@mocks/seeds/bundles'
import { DAY, findPeriodRows } from '@mocks/seeds/calendar'
import { errorCodes } from '@mocks/seeds/service-errors'
import { serviceNames } from '@mocks/seeds/services'
import { sessionPlatforms } from '@mocks/seeds/session-rows'
import { sessionIndexFor } from './session-index'
import { transactionIndexFor, type TransactionIndex } from './transaction-index'

/** Counts for one or more bundles in a period. `addCounts` combines the counts for several bundles. */
export type Counts = {
  sessions: number
  successful: number
  failed: number
  transactions: number
  billable: number
  /** Total duration of all ended sessions, in seconds. */
  duration: number
  endedSessions: number
  /** Numbers of all, successful and failed sessions per day of the period, or per hour of a single day. */
  series: Uint32Array[]
  /** Indexed by service number, like the next two arrays. */
  passedAttempts: Uint32Array
  failedAttempts: Uint32Array
  sessionsUsing: Uint32Array
  /** Numbers of sessions, indexed by last error here and by platform in the next array. */
  errors: Uint32Array
  platforms: Uint32Array
}

export function emptyCounts(days: number): Counts {
  return {
    sessions: 0,
    successful: 0,
    failed: 0,
    transactions: 0,
    billable: 0,
    duration: 0,
    endedSessions: 0,
    series: Array.from({ length: days === 1 ? 24 : days }, () => new Uint32Array(3)),
    passedAttempts: new Uint32Array(serviceNames.values.length),
    failedAttempts: new Uint32Array(serviceNames.values.length),
    sessionsUsing: new Uint32Array(serviceNames.values.length),
    errors: new Uint32Array(errorCodes.values.length),
    platforms: new Uint32Array(sessionPlatforms.values.length),
  }
}

/** Returns the length of a series step in milliseconds: an hour for a single day, otherwise a day. */
export function seriesStep(days: number): number {
  return days === 1 ? DAY / 24 : DAY
}

const SUCCESS = sessionStatuses.indexOf('success')
const FAILED = sessionStatuses.indexOf('failed')
const IN_PROGRESS = sessionStatuses.indexOf('in_progress')

/**
 * Counts the sessions that started and the transactions that ended in the period, as the session and transaction lists
 * do. `start` is a UTC midnight.
 */
export function sumCounts(bundle: BundleSeed, start: number, days: number): Counts {
  const sessions = sessionIndexFor(bundle)
  const transactions = transactionIndexFor(bundle)
  // Must come after the indexes, because indexing may register new services, errors and platforms.
  const counts = emptyCounts(days)
  const { calendar } = sessions
  const end = start + (days - 1) * DAY
  const [from, to] = findPeriodRows(calendar, start, end)
  const step = seriesStep(days)
  let at = 0
  let stepEnd = start + step

  for (let row = from; row < to; row++) {
    const createdAt = calendar.time(row)
    while (createdAt >= stepEnd) {
      at++
      stepEnd += step
    }
    const status = sessions.status[row] ?? 0
    const ofStep = counts.series[at] ?? new Uint32Array(3)
    counts.sessions++
    increment(ofStep, 0)
    if (status === SUCCESS) {
      counts.successful++
      increment(ofStep, 1)
    }
    if (status === FAILED) {
      counts.failed++
      increment(ofStep, 2)
    }
    if (status !== IN_PROGRESS) {
      counts.endedSessions++
      counts.duration += sessions.duration[row] ?? 0
    }
    increment(counts.errors, sessions.lastError[row] ?? 0)
    increment(counts.platforms, sessions.platform[row] ?? 0)
    const attemptCount = sessions.attempted[row] ?? 0
    bundle.flow.forEach((service, index) => {
      if (attemptCount & (1 << index)) increment(counts.sessionsUsing, service)
    })
  }

  const { byTime, time } = transactions
  for (let position = firstSince(transactions, start); position < byTime.length; position++) {
    const index = byTime[position] ?? 0
    if ((time[index] ?? 0) >= end + DAY) break
    counts.transactions++
    const hasPassed = transactions.error[index] === 0
    if (hasPassed) counts.billable++
    increment(
      hasPassed ? counts.passedAttempts : counts.failedAttempts,
      transactions.service[index] ?? 0,
    )
  }
  return counts
}

/** Returns the position in `byTime` of the first transaction at or after a moment. */
function firstSince({ byTime, time }: TransactionIndex, moment: number): number {
  let low = 0
  let high = byTime.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((time[byTime[middle] ?? 0] ?? 0) < moment) low = middle + 1
    else high = middle
  }
  return low
}

export function addCounts(sum: Counts, part: Counts): void {
  sum.sessions += part.sessions
  sum.successful += part.successful
  sum.failed += part.failed
  sum.transactions += part.transactions
  sum.billable += part.billable
  sum.duration += part.duration
  sum.endedSessions += part.endedSessions
  sum.series.forEach((step, index) => add(step, part.series[index]))
  add(sum.passedAttempts, part.passedAttempts)
  add(sum.failedAttempts, part.failedAttempts)
  add(sum.sessionsUsing, part.sessionsUsing)
  add(sum.errors, part.errors)
  add(sum.platforms, part.platforms)
}

function add(sum: Uint32Array, part: Uint32Array | undefined): void {
  part?.forEach((count, index) => (sum[index] = (sum[index] ?? 0) + count))
}

function increment(numbers: Uint32Array, index: number): void {
  numbers[index] = (numbers[index] ?? 0) + 1
}
