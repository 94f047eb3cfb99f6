import * as v from 'valibot'
import { wireId, wirePage } from '@/api/core/request'

export const usersRequest = v.strictObject({
  ...wirePage,
  organization_id: v.optional(wireId),
  /** A name or an email, or a part of one. */
  search: v.optional(v.string()),
  /** Assumed: one of the states that the portal names. */
  status: v.optional(v.string()),
})
export type UserListRequest = v.InferOutput<typeof usersRequest>

export const passwordLinkRequest = v.strictObject({ user_id: wireId })
export type PasswordLinkRequest = v.InferOutput<typeof passwordLinkRequest>
