import { knownServices } from '@/api/bundles/schema'
import type { BundleSeed } from '@mocks/seeds/bundles'
import { DAY, rowsOfPeriod } from '@mocks/seeds/calendar'
import { platformOf, platforms } from '@mocks/seeds/session-rows'
import { serviceErrors } from '@mocks/seeds/service-errors'
import { sessionStatuses } from '@/api/sessions/schema'
import { sessionIndexFor } from './session-index'
import { transactionIndexFor, type TransactionIndex } from './transaction-index'

/** The figures of one or more bundles in a period. They add up. */
export type Counts = {
  sessions: number
  successful: number
  failed: number
  transactions: number
  billable: number
  /** Seconds, and of how many ended sessions. */
  duration: number
  ended: number
  /** Per day of the period: sessions, successful, failed. */
  days: Uint32Array[]
  /** Per known service. */
  passed: Uint32Array
  refused: Uint32Array
  usedIn: Uint32Array
  /** Sessions by their last error, and by platform. */
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
    ended: 0,
    days: Array.from({ length: days }, () => new Uint32Array(3)),
    passed: new Uint32Array(knownServices.length),
    refused: new Uint32Array(knownServices.length),
    usedIn: new Uint32Array(knownServices.length),
    errors: new Uint32Array(serviceErrors.length),
    platforms: new Uint32Array(platforms.length),
  }
}

const SUCCESS = sessionStatuses.indexOf('success')
const FAILED = sessionStatuses.indexOf('failed')
const ONGOING = sessionStatuses.indexOf('in_progress')

/** Counts the sessions that started in the period, and the transactions that ran in it: what their lists say. */
export function countsOf(bundle: BundleSeed, start: number, days: number): Counts {
  const tally = emptyCounts(days)
  const sessions = sessionIndexFor(bundle)
  const transactions = transactionIndexFor(bundle)
  const { calendar } = sessions
  const end = start + (days - 1) * DAY
  const [from, to] = rowsOfPeriod(calendar, start, end)
  let day = 0
  let dayEnd = start + DAY

  for (let row = from; row < to; row++) {
    const created = calendar.time(row)
    while (created >= dayEnd) {
      day++
      dayEnd += DAY
    }
    const status = sessions.status[row] ?? 0
    const ofDay = tally.days[day] ?? new Uint32Array(3)
    tally.sessions++
    bump(ofDay, 0)
    if (status === SUCCESS) {
      tally.successful++
      bump(ofDay, 1)
    }
    if (status === FAILED) {
      tally.failed++
      bump(ofDay, 2)
    }
    if (status !== ONGOING) {
      tally.ended++
      tally.duration += sessions.duration[row] ?? 0
    }
    bump(tally.errors, sessions.lastError[row] ?? 0)
    bump(tally.platforms, platforms.indexOf(platformOf(bundle.number, row)))
    const attempted = sessions.attempted[row] ?? 0
    for (const service of bundle.flow) if (attempted & (1 << service)) bump(tally.usedIn, service)
  }

  const { byTime, time } = transactions
  for (let at = firstSince(transactions, start); at < byTime.length; at++) {
    const place = byTime[at] ?? 0
    if ((time[place] ?? 0) >= end + DAY) break
    tally.transactions++
    const passed = transactions.error[place] === 0
    if (passed) tally.billable++
    bump(passed ? tally.passed : tally.refused, transactions.service[place] ?? 0)
  }
  return tally
}

/** Where the transactions from a moment on begin, in the order of time. */
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
  sum.ended += part.ended
  sum.days.forEach((day, place) => add(day, part.days[place]))
  add(sum.passed, part.passed)
  add(sum.refused, part.refused)
  add(sum.usedIn, part.usedIn)
  add(sum.errors, part.errors)
  add(sum.platforms, part.platforms)
}

function add(sum: Uint32Array, part: Uint32Array | undefined): void {
  part?.forEach((count, place) => (sum[place] = (sum[place] ?? 0) + count))
}

function bump(counts: Uint32Array, place: number): void {
  counts[place] = (counts[place] ?? 0) + 1
}
