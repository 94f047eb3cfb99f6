import { useTransactionSearch } from '@/api/transactions/queries'
import type { Transaction } from '@/api/transactions/schema'
import type { Scope } from '@/auth/realm'
import type { ListedBundle } from './list-request'

/**
 * The session of a transaction: from its row, or asked for when a link led to it and its row is not on this
 * page. `known` once that is settled, also when there is no such transaction.
 */
export function useSessionOf(
  scope: Scope,
  bundle: ListedBundle,
  transactionId: string | undefined,
  rows: readonly Transaction[],
): { id: string | undefined; known: boolean } {
  const isIt = ({ transaction_id }: Transaction) => transaction_id === transactionId
  const here = rows.find(isIt)
  // Administrators have a call for one transaction, which tells its session too.
  const settled = here !== undefined || scope.realm === 'admin'
  const asked = useTransactionSearch(scope, bundle, settled ? undefined : transactionId)
  return {
    id: (here ?? asked.data?.transactions.find(isIt))?.session_id,
    known: settled || !asked.isPending,
  }
}
