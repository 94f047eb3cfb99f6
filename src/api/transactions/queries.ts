import { queryOptions, useQuery } from '@tanstack/react-query'
import { post, sendRead } from '@/api/core/http'
import { ofBundle } from '@/api/core/tolerant'
import { readCalls } from '@/api/read-calls'
import type { Scope } from '@/auth/realm'
import type { TransactionDetailRequest, TransactionListRequest } from './requests'
import {
  transactionAnswerSchema,
  transactionListSchema,
  type TransactionListResponse,
} from './schema'

type SearchedBundle = Pick<TransactionListRequest, 'bundle_id' | 'organization_id'>

/** Transactions of a bundle, the same for both realms (behavior 7.8). */
export function transactionQueries(scope: Scope) {
  const key = [scope.realm, scope.sid, 'transactions'] as const
  const list = (request: TransactionListRequest) =>
    queryOptions({
      queryKey: [...key, 'list', request],
      queryFn: async ({ signal }): Promise<TransactionListResponse> => {
        const call = readCalls.transactions(request)
        const answer = await sendRead(scope, call, transactionListSchema, signal)
        return { ...answer, transactions: answer.transactions.map(ofBundle(request)) }
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
          const path = 'v1/valify/bundle-transaction-details/'
          const options = { json: request, signal }
          const answer = await post(scope, path, transactionAnswerSchema, options)
          const { transaction_id = request.transaction_id } = answer
          return ofBundle(request)({ ...answer, transaction_id })
        },
      }),
  }
}

/** One transaction in full; fetched for administrators only. */
export function useTransactionDetail(scope: Scope, request: TransactionDetailRequest) {
  const enabled = scope.realm === 'admin'
  return useQuery({ ...transactionQueries(scope).detail(request), enabled })
}

export function useTransactionSearch(scope: Scope, bundle: SearchedBundle, id: string | undefined) {
  const enabled = id !== undefined
  return useQuery({ ...transactionQueries(scope).search(bundle, id ?? ''), enabled })
}
