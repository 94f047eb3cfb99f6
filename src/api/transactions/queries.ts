import { queryOptions } from '@tanstack/react-query'
import { post } from '@/api/http'
import type { Scope } from '@/auth/realm'
import { transactionDetailSchema, type TransactionDetailRequest } from './schema'

/** Transactions of a bundle (specification section 7). */
export function transactionQueries(scope: Scope) {
  const key = [scope.realm, scope.sid, 'transactions'] as const
  return {
    /** Administrators only: the client realm has no call for one transaction. */
    detail: (request: TransactionDetailRequest) =>
      queryOptions({
        queryKey: [...key, 'detail', request],
        queryFn: ({ signal }) =>
          post(scope, 'v1/valify/bundle-transaction-details/', transactionDetailSchema, {
            json: request,
            signal,
          }),
      }),
  }
}
