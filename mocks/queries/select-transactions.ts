import { knownServices } from '@/api/bundles/schema'
import type { TransactionListRequest } from '@/api/transactions/schema'
import type { BundleSeed } from '@mocks/seeds/bundles'
import { DAY } from '@mocks/seeds/calendar'
import { idHead, readId } from '@mocks/seeds/ids'
import { serviceErrors } from '@mocks/seeds/service-errors'
import { fold } from './fold'
import { pageOf } from './page'
import { sessionSearch } from './search'
import { dayOf } from './select-sessions'
import { sessionIndexFor } from './session-index'
import { sortedBy, transactionIndexFor, type TransactionIndex } from './transaction-index'

export const transactionOrderings = ['time', 'duration_ms', 'service', 'status'] as const
type Ordering = (typeof transactionOrderings)[number]

/** A transaction by its session's row and its place in the session. */
export type Attempt = { row: number; at: number }

/** The transactions of one page and how many there are in all (bundle-transactions). */
export function selectTransactions(
  bundle: BundleSeed,
  request: TransactionListRequest,
): { attempts: Attempt[]; total: number } {
  const index = transactionIndexFor(bundle)
  const ordering = request.ordering ?? '-time'
  const descending = ordering.startsWith('-')
  const field = transactionOrderings.find((each) => each === ordering.replace('-', '')) ?? 'time'
  const found = inOrder(index, filterPlaces(index, request), field)
  const attempts = pageOf(found.length, request, descending, (place) => {
    const transaction = found[place] ?? 0
    const row = index.row[transaction] ?? 0
    return { row, at: transaction - (index.firstOf[row] ?? 0) }
  })
  return { attempts, total: found.length }
}

function filterPlaces(index: TransactionIndex, request: TransactionListRequest): Uint32Array {
  const { status, service, error_code, session_id, search } = request
  const after = dayOf(request.start_date) ?? -Infinity
  const before = (dayOf(request.end_date) ?? Infinity) + DAY
  const wantedService = knownServices.findIndex((each) => each === service)
  const wantedError = serviceErrors.findIndex((each) => each.code === error_code)
  const session = session_id === undefined ? undefined : readId(session_id)
  const matches = search?.trim() ? transactionSearch(index, search) : undefined
  const found = new Uint32Array(index.byTime.length)
  let count = 0
  for (const place of index.byTime) {
    const time = index.time[place] ?? 0
    const error = index.error[place] ?? 0
    if (time < after || time >= before) continue
    if (status && (error === 0) !== (status === 'success')) continue
    if (service && index.service[place] !== wantedService) continue
    if (error_code && error !== wantedError) continue
    if (session_id !== undefined && !isOf(index, place, session)) continue
    if (matches && !matches(place)) continue
    found[count++] = place
  }
  return found.subarray(0, count)
}

function isOf(index: TransactionIndex, place: number, session: ReturnType<typeof readId>): boolean {
  if (!session || session.attempt !== undefined) return false
  return session.bundle === index.bundle.number && session.row === index.row[place]
}

/** The id of the transaction itself, from its start, or whatever finds its session. */
function transactionSearch(index: TransactionIndex, typed: string): (place: number) => boolean {
  const query = fold(typed)
  const bundle = index.bundle.number
  const exact = readId(query)
  if (exact?.attempt !== undefined) {
    const wanted = (index.firstOf[exact.row] ?? 0) + exact.attempt
    return (place) => exact.bundle === bundle && place === wanted
  }
  const bySession = sessionSearch(sessionIndexFor(index.bundle), typed)
  // Sessions have several transactions: each is asked about once.
  const answers = new Uint8Array(index.bundle.size)
  for (let row = 0; row < answers.length; row++) answers[row] = bySession(row) ? 1 : 0
  if (!/^[\da-f]{4,8}$/.test(query)) return (place) => answers[index.row[place] ?? 0] === 1

  const shift = (8 - query.length) * 4
  const wanted = Number.parseInt(query, 16)
  return (place) => {
    const row = index.row[place] ?? 0
    const head = idHead({ bundle, row, attempt: place - (index.firstOf[row] ?? 0) })
    return answers[row] === 1 || head >>> shift === wanted
  }
}

function inOrder(index: TransactionIndex, places: Uint32Array, field: Ordering): Uint32Array {
  if (field === 'time') return places
  const value = (place: number) => {
    if (field === 'duration_ms') return index.took[place] ?? 0
    if (field === 'service') return index.service[place] ?? 0
    return index.error[place] === 0 ? 1 : 0
  }
  return sortedBy(places.length, (at) => value(places[at] ?? 0)).map((at) => places[at] ?? 0)
}
