import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useScope } from '@/api/core/use-scope'
import { sessionQueries } from '@/api/sessions'
import type { TransactionDetail } from '@/backend/transactions'
import { useTransactionDetail } from '@/api/transactions'

export type TransactionRequest = {
  bundleId: string
  transactionId: string
  /** Required for clients, because their realm can fetch a transaction only as part of its session. */
  sessionId?: string
  /** The query that finds the transaction's session. */
  sessionLookup?: Pick<UseQueryResult, 'isFetching' | 'error' | 'refetch'>
}

type TransactionResult = {
  /** `missing`: the response doesn't contain the transaction. */
  state: 'loading' | 'error' | 'missing' | 'found'
  transaction: TransactionDetail | undefined
  error: Error | null
  retry: () => void
}

/** Fetches one transaction: for administrators with a separate request, for clients as part of its session. */
export function useTransaction(request: TransactionRequest): TransactionResult {
  const scope = useScope()
  const { bundleId, transactionId, sessionId, sessionLookup } = request
  const isAdmin = scope.realm === 'admin'
  const transactionQuery = useTransactionDetail(scope, {
    bundle_id: bundleId,
    transaction_id: transactionId,
  })
  const sessionQuery = useQuery({
    ...sessionQueries(scope).detail({ bundle_id: bundleId, session_id: sessionId ?? '' }),
    enabled: !isAdmin && sessionId !== undefined,
  })
  const source = isAdmin ? transactionQuery : sessionId === undefined ? sessionLookup : sessionQuery
  const transaction = isAdmin
    ? transactionQuery.data
    : sessionQuery.data?.transactions.find((each) => each.transaction_id === transactionId)
  const state = () => {
    if (transaction) return 'found'
    if (source?.isFetching) return 'loading'
    return source?.error ? 'error' : 'missing'
  }
  return {
    state: state(),
    transaction,
    error: source?.error ?? null,
    retry: () => void source?.refetch(),
  }
}
