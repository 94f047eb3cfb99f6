import type { Operation } from '@/api/core/operation'
import {
  adminTransactionListRequest,
  clientTransactionListRequest,
  transactionDetailRequest,
} from './requests'
import { transactionAnswerSchema, transactionListSchema } from './schema'

const list = {
  id: 'listTransactions',
  method: 'post',
  path: 'v1/valify/bundle-transactions/',
  summary: 'One page of the transactions of a bundle',
  origin: 'specified',
  answer: transactionListSchema,
  refusals: { 404: 'The bundle does not exist', 422: 'The period ends before it starts' },
} as const

const permission = ['transaction_monitoring']

export const transactionOperations: Operation[] = [
  { ...list, realm: 'client', body: clientTransactionListRequest },
  { ...list, realm: 'admin', permission, body: adminTransactionListRequest },
  {
    id: 'getTransaction',
    realm: 'admin',
    method: 'post',
    path: 'v1/valify/bundle-transaction-details/',
    summary: 'A transaction with what its service found',
    origin: 'specified',
    permission,
    body: transactionDetailRequest,
    answer: transactionAnswerSchema,
    refusals: { 404: 'The transaction does not exist, or is not in this bundle' },
  },
]
