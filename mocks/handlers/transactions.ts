import * as v from 'valibot'
import type {
  TransactionDetail,
  TransactionDetailRequest,
  TransactionList,
} from '@/api/transactions/schema'
import type { RealmName } from '@/auth/realm'
import { notFound, ok, rejected } from '@mocks/responses'
import { post } from '@mocks/http'
import { selectTransactions, transactionOrderings } from '@mocks/queries/select-transactions'
import { calendarFor } from '@mocks/queries/session-index'
import { planOf } from '@mocks/seeds/plan'
import { transactionDetail, transactionRow } from '@mocks/seeds/transaction-rows'
import { dayField, idField, inOrder, notInOrder, orderingField, pageFields } from './fields'
import { visibleBundle, rowIn } from './visible-bundle'

const listBody = v.object({
  bundle_id: idField,
  ...pageFields,
  start_date: v.optional(dayField),
  end_date: v.optional(dayField),
  status: v.optional(v.string()),
  service: v.optional(v.string()),
  error_code: v.optional(v.number()),
  search: v.optional(v.pipe(v.string(), v.maxLength(200))),
  session_id: v.optional(idField),
  ordering: v.optional(orderingField(transactionOrderings)),
})
const detailBody: v.GenericSchema<unknown, TransactionDetailRequest> = v.object({
  bundle_id: idField,
  transaction_id: idField,
})
const monitoring = ['transaction_monitoring'] as const

export const transactionHandlers = [
  listOf('client'),
  listOf('admin'),
  // Only administrators have a call for one transaction.
  post(
    {
      realm: 'admin',
      path: 'v1/valify/bundle-transaction-details/',
      permission: monitoring,
      body: detailBody,
    },
    (call, { bundle_id, transaction_id }) => {
      const bundle = visibleBundle(call, bundle_id)
      const { row, attempt } = (bundle && rowIn(bundle, transaction_id)) ?? {}
      if (!bundle || row === undefined || attempt === undefined) return notFound('transaction')
      const plan = planOf(bundle, row)
      if (attempt >= plan.attempts) return notFound('transaction')
      const created = calendarFor(bundle).time(row)
      return ok<TransactionDetail>(transactionDetail(bundle, row, plan, attempt, created))
    },
  ),
]

function listOf(realm: RealmName) {
  const route = {
    realm,
    path: 'v1/valify/bundle-transactions/',
    body: listBody,
    ...(realm === 'admin' ? { permission: monitoring } : {}),
  }
  return post(route, (call, body) => {
    const bundle = visibleBundle(call, body.bundle_id)
    if (!bundle) return notFound('bundle')
    if (!inOrder(body)) return rejected(notInOrder)
    const { attempts, total } = selectTransactions(bundle, body)
    const { time } = calendarFor(bundle)
    const transactions = attempts.map(({ row, at }) =>
      transactionRow(bundle, row, planOf(bundle, row), at, time(row)),
    )
    return ok<TransactionList>({ transactions, total })
  })
}
