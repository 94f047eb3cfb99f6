import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { sessionQueries } from '@/api/sessions/queries'
import type { TransactionDetail } from '@/api/transactions/schema'
import { transactionQueries } from '@/api/transactions/queries'
import type { Scope } from '@/auth/realm'

export type TransactionRequest = {
  scope: Scope
  bundleId: string
  transactionId: string
  /** Clients need it: their realm has no call for one transaction, only for its session. */
  sessionId?: string | undefined
  /** By which the session is being found out. */
  lookUp?: Pick<UseQueryResult, 'isFetching' | 'error' | 'refetch'> | undefined
}

type Asked = {
  /** `missing`: the answer is here, and it is not in it. */
  state: 'loading' | 'error' | 'missing' | 'found'
  transaction: TransactionDetail | undefined
  error: Error | null
  retry: () => void
}

/** One transaction, by its own call for administrators, out of its session for clients. */
export function useTransaction(request: TransactionRequest): Asked {
  const { scope, bundleId, transactionId, sessionId, lookUp } = request
  const admin = scope.realm === 'admin'
  const own = useQuery({
    ...transactionQueries(scope).detail({ bundle_id: bundleId, transaction_id: transactionId }),
    enabled: admin,
  })
  const within = useQuery({
    ...sessionQueries(scope).detail({ bundle_id: bundleId, session_id: sessionId ?? '' }),
    enabled: !admin && sessionId !== undefined,
  })
  const source = admin ? own : sessionId === undefined ? lookUp : within
  const transaction = admin
    ? own.data
    : within.data?.transactions.find((each) => each.transaction_id === transactionId)
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
