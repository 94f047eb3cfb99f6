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

/** A bundle's transactions. The list requests are the same in both realms (behavior 7.8). */
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
    /** Key prefix of all queries. */
    all: () => key,
    /** Key prefix of all `list` queries. */
    lists: () => [...key, 'list'] as const,
    list,
    /** Finds a transaction by ID in the list, because the client realm has no endpoint for one transaction. */
    search: (bundle: SearchedBundle, id: string) =>
      list({ ...bundle, page: 1, page_size: 10, search: id }),
    /** Fetches one transaction, only for administrators, because the client realm has no endpoint for it. */
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

/** Fetches a transaction's details, for administrators only. */
export function useTransactionDetail(scope: Scope, request: TransactionDetailRequest) {
  const isEnabled = scope.realm === 'admin'
  return useQuery({ ...transactionQueries(scope).detail(request), enabled: isEnabled })
}

export function useTransactionSearch(scope: Scope, bundle: SearchedBundle, id: string | undefined) {
  const isEnabled = id !== undefined
  return useQuery({ ...transactionQueries(scope).search(bundle, id ?? ''), enabled: isEnabled })
}
