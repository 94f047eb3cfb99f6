import * as v from 'valibot'
import {
  transactions,
  type TransactionDetail,
  type TransactionDetailRequest,
  type TransactionListResponse,
} from '@/backend/transactions'
import type { RealmName } from '@/lib/realm'
import type { Complete } from '@mocks/complete'
import { handlePost } from '@mocks/http'
import { selectTransactions, transactionOrderings } from '@mocks/queries/select-transactions'
import { toBundleOwner, findRowId, visibleBundle } from '@mocks/queries/visible-bundle'
import { idField, orderingField, periodError, recordListFields } from '@mocks/request-fields'
import { notFound, ok } from '@mocks/responses'
import { calendarFor } from '@mocks/seeds/bundle-calendar'
import { createPlan } from '@mocks/seeds/plan'
import { transactionDetail, transactionRow } from '@mocks/seeds/transaction-rows'
import { wireBundleRecords, wireId, wireOrganization } from '@mocks/wire-fields'

const listEntries = { ...wireBundleRecords, session_id: v.optional(wireId) }
const listBody = v.object({
  ...recordListFields,
  session_id: v.optional(idField),
  ordering: v.optional(orderingField(transactionOrderings)),
})
const detailRequest = v.strictObject({ bundle_id: wireId, transaction_id: wireId })
const detailBody: v.GenericSchema<unknown, TransactionDetailRequest> = v.object({
  bundle_id: idField,
  transaction_id: idField,
})

const permission = ['transaction_monitoring']

export const handlers = [
  transactionList('client'),
  transactionList('admin'),
  // Clients have no endpoint for a single transaction.
  handlePost(
    {
      endpoint: transactions.detail,
      realm: 'admin',
      request: detailRequest,
      permission,
      body: detailBody,
    },
    (call, { bundle_id, transaction_id }) => {
      const bundle = visibleBundle(call, bundle_id)
      const { row, attempt } = (bundle && findRowId(bundle, transaction_id)) ?? {}
      if (!bundle || row === undefined || attempt === undefined) return notFound('transaction')
      const plan = createPlan(bundle, row)
      if (attempt >= plan.attempts) return notFound('transaction')
      const createdAt = calendarFor(bundle).time(row)
      return ok<Complete<TransactionDetail>>({
        ...transactionDetail(bundle, row, plan, attempt, createdAt),
        ...toBundleOwner(call, bundle),
      })
    },
  ),
]

function transactionList(realm: RealmName) {
  const request =
    realm === 'admin'
      ? v.strictObject({ ...listEntries, ...wireOrganization })
      : v.strictObject(listEntries)
  const route = { endpoint: transactions.list, realm, request, permission, body: listBody }
  return handlePost(route, (call, body) => {
    const bundle = visibleBundle(call, body.bundle_id)
    if (!bundle) return notFound('bundle')
    const error = periodError(body)
    if (error) return error
    const { attempts, total } = selectTransactions(bundle, body)
    const { time } = calendarFor(bundle)
    // Only administrators need the owner, because they see the records of several clients.
    const owner = realm === 'admin' ? toBundleOwner(call, bundle) : {}
    const rows = attempts.map(({ row, attempt }) => ({
      ...transactionRow(bundle, row, createPlan(bundle, row), attempt, time(row)),
      ...owner,
    }))
    return ok<Complete<TransactionListResponse>>({ transactions: rows, total })
  })
}
