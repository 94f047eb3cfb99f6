import { useTransactionSearch } from '@/api/transactions/queries'
import type { Transaction } from '@/api/transactions/schema'
import type { Scope } from '@/auth/realm'
import type { ListedBundle } from '@/features/record-list/list-request'

/**
 * The session of a transaction: from its row, or looked up when a link led to the transaction and its row is
 * not on this page.
 */
export function useSessionOf(
  scope: Scope,
  bundle: ListedBundle,
  transactionId: string | undefined,
  rows: readonly Transaction[],
) {
  const isIt = ({ transaction_id }: Transaction) => transaction_id === transactionId
  const here = rows.find(isIt)
  // Administrators have a call for one transaction, which tells its session too.
  const settled = here !== undefined || scope.realm === 'admin'
  const lookUp = useTransactionSearch(scope, bundle, settled ? undefined : transactionId)
  return { id: (here ?? lookUp.data?.transactions.find(isIt))?.session_id, lookUp }
}
