import type { SessionListRequest } from '@/api/sessions/schema'
import { sessionStatuses } from '@/api/sessions/schema'
import type { BundleSeed } from '@mocks/seeds/bundles'
import { rowsOfPeriod } from '@mocks/seeds/calendar'
import { serviceErrors } from '@mocks/seeds/service-errors'
import { knownServices } from '@/api/bundles/schema'
import { pageOf } from './page'
import { sessionSearch } from './search'
import { calendarFor, sessionIndexFor, type SessionIndex } from './session-index'
import { sortedBy } from './transaction-index'

export const sessionOrderings = ['created_at', 'duration', 'transactions_count', 'status'] as const
type Ordering = (typeof sessionOrderings)[number]

/** The rows of one page and how many there are in all (contract section 3, bundle-sessions). */
export function selectSessions(
  bundle: BundleSeed,
  request: SessionListRequest,
): { rows: number[]; total: number } {
  const calendar = calendarFor(bundle)
  const [from, to] = rowsOfPeriod(calendar, dayOf(request.start_date), dayOf(request.end_date))
  const ordering = request.ordering ?? '-created_at'
  const descending = ordering.startsWith('-')
  const field = sessionOrderings.find((each) => each === ordering.replace('-', '')) ?? 'created_at'

  const filtered = request.status || request.service || request.error_code || request.search
  if (!filtered && field === 'created_at') {
    // Row numbers are in time order: a plain page needs no index at all.
    const rows = pageOf(to - from, request, descending, (place) => from + place)
    return { rows, total: to - from }
  }
  const index = sessionIndexFor(bundle)
  const found = filtered ? filterRows(index, from, to, request) : range(from, to)
  const ordered = inOrder(index, found, field)
  const rows = pageOf(ordered.length, request, descending, (place) => ordered[place] ?? 0)
  return { rows, total: ordered.length }
}

/** UTC midnight of a `YYYY-MM-DD`. */
export function dayOf(date: string | undefined): number | undefined {
  return date === undefined ? undefined : Date.parse(`${date}T00:00:00Z`)
}

function filterRows(
  index: SessionIndex,
  from: number,
  to: number,
  { status, service, error_code, search }: SessionListRequest,
): Uint32Array {
  const wantedStatus = sessionStatuses.findIndex((each) => each === status)
  const wantedService = 1 << knownServices.findIndex((each) => each === service)
  const wantedError = serviceErrors.findIndex((each) => each.code === error_code)
  const matches = search?.trim() ? sessionSearch(index, search) : undefined
  const found = new Uint32Array(to - from)
  let count = 0
  for (let row = from; row < to; row++) {
    if (status && index.status[row] !== wantedStatus) continue
    if (service && !((index.attempted[row] ?? 0) & wantedService)) continue
    if (error_code && index.lastError[row] !== wantedError) continue
    if (matches && !matches(row)) continue
    found[count++] = row
  }
  return found.subarray(0, count)
}

function inOrder(index: SessionIndex, rows: Uint32Array, field: Ordering): Uint32Array {
  const column = {
    duration: index.duration,
    transactions_count: index.attempts,
    status: index.status,
  }
  if (field === 'created_at') return rows
  const values = column[field]
  const places = sortedBy(rows.length, (place) => values[rows[place] ?? 0] ?? 0)
  return places.map((place) => rows[place] ?? 0)
}

function range(from: number, to: number): Uint32Array {
  return Uint32Array.from({ length: to - from }, (_, place) => from + place)
}
