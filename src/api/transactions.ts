import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '@/api/core/http'
import { bundleFields } from '@/backend/tolerant'
import {
  type TransactionDetailRequest,
  type TransactionListRequest,
  type TransactionListResponse,
  transactions,
} from '@/backend/transactions'
import type { Scope } from '@/lib/realm'

type SearchedBundle = Pick<TransactionListRequest, 'bundle_id' | 'organization_id'>

/** Transactions of a bundle, the same for both realms (behavior 7.8). */
export function transactionQueries(scope: Scope) {
  const key = [scope.realm, scope.sid, 'transactions'] as const
  const list = (request: TransactionListRequest) =>
    queryOptions({
      queryKey: [...key, 'list', request],
      queryFn: async ({ signal }): Promise<TransactionListResponse> => {
        const response = await call(scope, transactions.list, request, signal)
        return { ...response, transactions: response.transactions.map(bundleFields(request)) }
      },
    })
  return {
    /** The start of all keys. */
    all: () => key,
    /** The start of the keys of all `list` queries. */
    lists: () => [...key, 'list'] as const,
    list,
    /** The list in which a transaction is found by its id: the client realm has no call for a single one. */
    search: (bundle: SearchedBundle, id: string) =>
      list({ ...bundle, page: 1, page_size: 10, search: id }),
    /** Administrators only: the client realm has no call for one transaction. */
    detail: (request: TransactionDetailRequest) =>
      queryOptions({
        queryKey: [...key, 'detail', request],
        queryFn: async ({ signal }) => {
          const response = await call(scope, transactions.detail, request, signal)
          const { transaction_id = request.transaction_id } = response
          return bundleFields(request)({ ...response, transaction_id })
        },
      }),
  }
}

/** One transaction in full; fetched for administrators only. */
export function useTransactionDetail(scope: Scope, request: TransactionDetailRequest) {
  const isEnabled = scope.realm === 'admin'
  return useQuery({ ...transactionQueries(scope).detail(request), enabled: isEnabled })
}

export function useTransactionSearch(scope: Scope, bundle: SearchedBundle, id: string | undefined) {
  const isEnabled = id !== undefined
  return useQuery({ ...transactionQueries(scope).search(bundle, id ?? ''), enabled: isEnabled })
}
