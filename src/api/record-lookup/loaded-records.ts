import type { QueryClient } from '@tanstack/react-query'
import { sessionQueries } from '@/api/sessions'
import type { Session, SessionDetail } from '@/backend/sessions'
import { transactionQueries } from '@/api/transactions'
import type { Transaction, TransactionListResponse } from '@/backend/transactions'
import type { Scope } from '@/lib/realm'

/** A session or transaction, with the fields that the search needs to show and open it. */
export type FoundRecord = {
  kind: 'session' | 'transaction'
  id: string
  status: string | undefined
  bundleId: string
  bundleName?: string
  /** Only administrators see records of several clients. */
  clientId?: string
  clientName?: string
}

export function toFoundSession(session: Session): FoundRecord {
  return { kind: 'session', id: session.session_id, status: session.status, ...getOwner(session) }
}

export function toFoundTransaction(transaction: Transaction): FoundRecord {
  const { status: passed } = transaction
  const status = passed === undefined ? undefined : passed ? 'success' : 'failed'
  return { kind: 'transaction', id: transaction.transaction_id, status, ...getOwner(transaction) }
}

function getOwner(record: Session | Transaction) {
  return {
    bundleId: record.bundle_id,
    bundleName: record.bundle_name,
    clientId: record.organization_id,
    clientName: record.organization_name,
  }
}

/** Returns the sessions and transactions in the query cache, without duplicates. Sends no request. */
export function loadedRecords(client: QueryClient, scope: Scope): FoundRecord[] {
  const sessions = sessionQueries(scope)
  const getCachedData = <T>(queryKey: readonly unknown[]) =>
    client.getQueriesData<T>({ queryKey }).flatMap(([, data]) => (data ? [data] : []))
  const cachedRecords = [
    ...getCachedData<SessionDetail>(sessions.details()).map(toFoundSession),
    ...getCachedData<{ sessions: Session[] }>(sessions.lists()).flatMap((list) =>
      list.sessions.map(toFoundSession),
    ),
    ...getCachedData<TransactionListResponse>(transactionQueries(scope).lists()).flatMap((list) =>
      list.transactions.map(toFoundTransaction),
    ),
  ]
  return [...new Map(cachedRecords.toReversed().map((record) => [record.id, record])).values()]
}
