import * as v from 'valibot'
import type { TransactionDetailRequest } from '@/api/transactions/requests'
import type { TransactionDetail, TransactionListResponse } from '@/api/transactions/schema'
import type { RealmName } from '@/auth/realm'
import type { Complete } from '@mocks/complete'
import { handlePost } from '@mocks/http'
import { selectTransactions, transactionOrderings } from '@mocks/queries/select-transactions'
import { ownerOf, rowIn, visibleBundle } from '@mocks/queries/visible-bundle'
import { idField, orderingField, periodError, recordListFields } from '@mocks/request-fields'
import { notFound, ok } from '@mocks/responses'
import { calendarFor } from '@mocks/seeds/bundle-calendar'
import { planOf } from '@mocks/seeds/plan'
import { transactionDetail, transactionRow } from '@mocks/seeds/transaction-rows'

const listBody = v.object({
  ...recordListFields,
  session_id: v.optional(idField),
  ordering: v.optional(orderingField(transactionOrderings)),
})
const detailBody: v.GenericSchema<unknown, TransactionDetailRequest> = v.object({
  bundle_id: idField,
  transaction_id: idField,
})

export const handlers = [
  transactionList('client'),
  transactionList('admin'),
  // Clients have no call for a single transaction.
  handlePost(
    {
      realm: 'admin',
      path: 'v1/valify/bundle-transaction-details/',
      body: detailBody,
    },
    (call, { bundle_id, transaction_id }) => {
      const bundle = visibleBundle(call, bundle_id)
      const { row, attempt } = (bundle && rowIn(bundle, transaction_id)) ?? {}
      if (!bundle || row === undefined || attempt === undefined) return notFound('transaction')
      const plan = planOf(bundle, row)
      if (attempt >= plan.attempts) return notFound('transaction')
      const created = calendarFor(bundle).time(row)
      return ok<Complete<TransactionDetail>>({
        ...transactionDetail(bundle, row, plan, attempt, created),
        ...ownerOf(call, bundle),
      })
    },
  ),
]

function transactionList(realm: RealmName) {
  const route = { realm, path: 'v1/valify/bundle-transactions/', body: listBody }
  return handlePost(route, (call, body) => {
    const bundle = visibleBundle(call, body.bundle_id)
    if (!bundle) return notFound('bundle')
    const error = periodError(body)
    if (error) return error
    const { attempts, total } = selectTransactions(bundle, body)
    const { time } = calendarFor(bundle)
    // Only administrators see records of several clients.
    const owner = realm === 'admin' ? ownerOf(call, bundle) : {}
    const transactions = attempts.map(({ row, attempt }) => ({
      ...transactionRow(bundle, row, planOf(bundle, row), attempt, time(row)),
      ...owner,
    }))
    return ok<Complete<TransactionListResponse>>({ transactions, total })
  })
}
