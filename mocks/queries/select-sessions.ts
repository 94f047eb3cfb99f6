import type { SessionListRequest } from '@/backend/sessions'
import type { BundleSeed } from '@mocks/seeds/bundles'
import { calendarFor } from '@mocks/seeds/bundle-calendar'
import { findPeriodRows } from '@mocks/seeds/calendar'
import { errorIndex } from '@mocks/seeds/service-errors'
import { takePage } from './page'
import { sessionSearch } from './search'
import { serviceBits, sessionIndexFor, statuses, type SessionIndex } from './session-index'
import { sortedPositions } from './transaction-index'

export const sessionOrderings = ['created_at', 'duration', 'transactions_count', 'status'] as const
type Ordering = (typeof sessionOrderings)[number]

/** Returns one page's rows and the total number of rows (behavior 7.8, bundle-sessions). */
export function selectSessions(
  bundle: BundleSeed,
  request: SessionListRequest,
): { rows: number[]; total: number } {
  const calendar = calendarFor(bundle)
  const [from, to] = findPeriodRows(
    calendar,
    parseMidnight(request.start_date),
    parseMidnight(request.end_date),
  )
  const ordering = request.ordering ?? '-created_at'
  const descending = ordering.startsWith('-')
  const field = sessionOrderings.find((each) => each === ordering.replace('-', '')) ?? 'created_at'

  const { status, service, error_code, search } = request
  const isFiltered = status || service || error_code !== undefined || search
  if (!isFiltered && field === 'created_at') {
    // Rows are numbered by time, so this page doesn't need an index.
    const rows = takePage(to - from, request, descending, (index) => from + index)
    return { rows, total: to - from }
  }
  const index = sessionIndexFor(bundle)
  const foundRows = isFiltered ? filterRows(index, from, to, request) : range(from, to)
  const sortedRows = sortRows(index, foundRows, field)
  const rows = takePage(
    sortedRows.length,
    request,
    descending,
    (position) => sortedRows[position] ?? 0,
  )
  return { rows, total: sortedRows.length }
}

/** Parses a `YYYY-MM-DD` date as UTC midnight. */
export function parseMidnight(date: string | undefined): number | undefined {
  return date === undefined ? undefined : Date.parse(`${date}T00:00:00Z`)
}

function filterRows(
  index: SessionIndex,
  from: number,
  to: number,
  { status, service, error_code, search }: SessionListRequest,
): Uint32Array {
  const wantedStatus = statuses.values.findIndex((each) => each === status)
  const wantedService = service ? serviceBits(index.bundle, service) : 0
  const wantedError = errorIndex(error_code)
  const matches = search?.trim() ? sessionSearch(index, search) : undefined
  const foundRows = new Uint32Array(to - from)
  let count = 0
  for (let row = from; row < to; row++) {
    if (status && index.status[row] !== wantedStatus) continue
    if (service && !((index.attempted[row] ?? 0) & wantedService)) continue
    if (error_code !== undefined && index.lastError[row] !== wantedError) continue
    if (matches && !matches(row)) continue
    foundRows[count++] = row
  }
  return foundRows.subarray(0, count)
}

function sortRows(index: SessionIndex, rows: Uint32Array, field: Ordering): Uint32Array {
  const column = {
    duration: index.duration,
    transactions_count: index.attempts,
    status: index.status,
  }
  if (field === 'created_at') return rows
  const values = column[field]
  const positions = sortedPositions(rows.length, (position) => values[rows[position] ?? 0] ?? 0)
  return positions.map((position) => rows[position] ?? 0)
}

function range(from: number, to: number): Uint32Array {
  return Uint32Array.from({ length: to - from }, (_, index) => from + index)
}
