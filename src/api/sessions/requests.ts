import * as v from 'valibot'
import { bundleRecordsEntries, ofOrganization } from '@/api/bundles/requests'
import { wireId } from '@/api/core/request'

export const clientSessionListRequest = v.strictObject(bundleRecordsEntries)
export const adminSessionListRequest = v.strictObject({
  ...bundleRecordsEntries,
  ...ofOrganization,
})
export type SessionListRequest = v.InferOutput<typeof adminSessionListRequest>

export const sessionDetailRequest = v.strictObject({ bundle_id: wireId, session_id: wireId })
export type SessionDetailRequest = v.InferOutput<typeof sessionDetailRequest>
