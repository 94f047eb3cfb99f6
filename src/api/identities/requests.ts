import * as v from 'valibot'
import { wireId, wirePage, wirePeriod } from '@/api/core/request'

export const identitiesRequest = v.strictObject({
  ...wirePage,
  organization_id: v.optional(wireId),
  /** A known status of identities. */
  status: v.optional(v.string()),
  ...v.partial(v.object(wirePeriod)).entries,
  search: v.optional(v.string()),
})
export type IdentityListRequest = v.InferOutput<typeof identitiesRequest>

export const identityDetailRequest = v.strictObject({ identity_id: wireId })
export type IdentityDetailRequest = v.InferOutput<typeof identityDetailRequest>
