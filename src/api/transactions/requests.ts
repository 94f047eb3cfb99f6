import * as v from 'valibot'
import { bundleRecordsEntries, ofOrganization } from '@/api/bundles/requests'
import { wireId } from '@/api/core/request'

const listEntries = { ...bundleRecordsEntries, session_id: v.optional(wireId) }

export const clientTransactionListRequest = v.strictObject(listEntries)
export const adminTransactionListRequest = v.strictObject({ ...listEntries, ...ofOrganization })
export type TransactionListRequest = v.InferOutput<typeof adminTransactionListRequest>

export const transactionDetailRequest = v.strictObject({
  bundle_id: wireId,
  transaction_id: wireId,
})
export type TransactionDetailRequest = v.InferOutput<typeof transactionDetailRequest>
