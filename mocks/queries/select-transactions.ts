import type { TransactionListRequest } from '@/backend/transactions'
import type { BundleSeed } from '@mocks/seeds/bundles'
import { DAY } from '@mocks/seeds/calendar'
import { idHead, parseId, type RowId } from '@mocks/seeds/ids'
import { errorIndex } from '@mocks/seeds/service-errors'
import { serviceNames } from '@mocks/seeds/services'
import { takePage } from './page'
import { idHeadMatcher, searchCode, sessionSearch } from './search'
import { parseMidnight } from './select-sessions'
import { sessionIndexFor } from './session-index'
import { sortedPositions, transactionIndexFor, type TransactionIndex } from './transaction-index'

export const transactionOrderings = ['time', 'duration_ms', 'service', 'status'] as const
type Ordering = (typeof transactionOrderings)[number]

/** A transaction, identified by its session's row and its attempt number in the session. */
type AttemptRef = { row: number; attempt: number }

/** Returns one page's transactions and their total number (behavior 7.8, bundle-transactions). */
export function selectTransactions(
  bundle: BundleSeed,
  request: TransactionListRequest,
): { attempts: AttemptRef[]; total: number } {
  const index = transactionIndexFor(bundle)
  const ordering = request.ordering ?? '-time'
  const descending = ordering.startsWith('-')
  const field = transactionOrderings.find((each) => each === ordering.replace('-', '')) ?? 'time'
  const foundTransactions = sortTransactions(index, filterTransactions(index, request), field)
  const attempts = takePage(foundTransactions.length, request, descending, (position) => {
    const transaction = foundTransactions[position] ?? 0
    const row = index.row[transaction] ?? 0
    return { row, attempt: findAttempt(index, transaction) }
  })
  return { attempts, total: foundTransactions.length }
}

function filterTransactions(index: TransactionIndex, request: TransactionListRequest): Uint32Array {
  const { status, service, error_code, session_id, search } = request
  const after = parseMidnight(request.start_date) ?? -Infinity
  const before = (parseMidnight(request.end_date) ?? Infinity) + DAY
  const wantedService = serviceNames.values.findIndex((each) => each === service)
  const wantedError = errorIndex(error_code)
  const session = session_id === undefined ? undefined : parseId(session_id)
  const matches = search?.trim() ? transactionSearch(index, search) : undefined
  const foundTransactions = new Uint32Array(index.byTime.length)
  let count = 0
  for (const transaction of index.byTime) {
    const time = index.time[transaction] ?? 0
    const error = index.error[transaction] ?? 0
    if (time < after || time >= before) continue
    if (status && (error === 0) !== (status === 'success')) continue
    if (service && index.service[transaction] !== wantedService) continue
    if (error_code !== undefined && error !== wantedError) continue
    if (session_id !== undefined && !belongsToSession(index, transaction, session)) continue
    if (matches && !matches(transaction)) continue
    foundTransactions[count++] = transaction
  }
  return foundTransactions.subarray(0, count)
}

function belongsToSession(
  index: TransactionIndex,
  transaction: number,
  session: RowId | undefined,
): boolean {
  if (!session || session.attempt !== undefined) return false
  return session.bundle === index.bundle.number && session.row === index.row[transaction]
}

/** Returns a matcher that finds transactions by the start of their ID, or by any search text of their session. */
function transactionSearch(
  index: TransactionIndex,
  text: string,
): (transaction: number) => boolean {
  const code = searchCode(text)
  const bundle = index.bundle.number
  const exactId = parseId(code)
  if (exactId?.attempt !== undefined) {
    const wantedPosition = (index.firstOf[exactId.row] ?? 0) + exactId.attempt
    return (transaction) => exactId.bundle === bundle && transaction === wantedPosition
  }
  const matchesSession = sessionSearch(sessionIndexFor(index.bundle), text)
  // Compare each session only once, because it can have several transactions.
  const isSessionMatch = Uint8Array.from({ length: index.bundle.size }, (_, row) =>
    matchesSession(row) ? 1 : 0,
  )
  const matchesHead = idHeadMatcher(code)
  return (transaction) => {
    const row = index.row[transaction] ?? 0
    if (isSessionMatch[row] === 1) return true
    return Boolean(matchesHead?.(idHead({ bundle, row, attempt: findAttempt(index, transaction) })))
  }
}

function findAttempt(
  { row, firstOf: firstPositions }: TransactionIndex,
  transaction: number,
): number {
  return transaction - (firstPositions[row[transaction] ?? 0] ?? 0)
}

function sortTransactions(
  index: TransactionIndex,
  transactions: Uint32Array,
  field: Ordering,
): Uint32Array {
  if (field === 'time') return transactions
  const getValue = (transaction: number) => {
    if (field === 'duration_ms') return index.duration[transaction] ?? 0
    if (field === 'service') return index.service[transaction] ?? 0
    return index.error[transaction] === 0 ? 1 : 0
  }
  return sortedPositions(transactions.length, (position) =>
    getValue(transactions[position] ?? 0),
  ).map((position) => transactions[position] ?? 0)
}
