import * as v from 'valibot'
import { messageSchema } from './message'
import { endpoint } from './endpoint'
import type { PageFields } from './request'
import {
  expected,
  flag,
  id,
  listResponse,
  maybe,
  moment,
  num,
  ownerRecord,
  personal,
  rows,
  text,
} from './tolerant'

/** Account states for filtering the user list. */
export const userStatuses = ['not_initialized', 'initialized', 'locked', 'inactive'] as const
export type UserStatus = (typeof userStatuses)[number]

/** The portal account of a client's employee. */
export const portalUserSchema = v.object({
  id,
  name: maybe(personal),
  email: expected(personal),
  /** The user's client (assumed), for lists of all clients' users. */
  organization: maybe(ownerRecord),
  account_type: maybe(text),
  is_initialized: expected(flag),
  is_active: expected(flag),
  last_login_at: maybe(moment),
  locked: maybe(flag),
})
export type PortalUser = v.InferOutput<typeof portalUserSchema>

export const userListSchema = listResponse({
  users: rows(portalUserSchema),
  total: expected(num),
})
/** The user list on the wire. */
export type UserListInput = v.InferInput<typeof userListSchema>

/** A link's purpose: to choose a new password or the first password. */
export type PasswordLink = 'reset' | 'first_password'

export type UserListRequest = PageFields & {
  organization_id?: string | undefined
  /** A name, an email, or a part of either. */
  search?: string | undefined
  /** One of `userStatuses` (assumed). */
  status?: string | undefined
}
export type PasswordLinkRequest = { user_id: string }

export const users = {
  list: endpoint<UserListRequest>()({
    id: 'listUsers',
    realm: 'admin',
    post: 'v1/accounts/users/',
    response: userListSchema,
  }),
  sendPasswordReset: endpoint<PasswordLinkRequest>()({
    id: 'sendPasswordReset',
    realm: 'admin',
    post: 'v1/accounts/send-reset-password/',
    response: messageSchema,
  }),
  resendFirstPassword: endpoint<PasswordLinkRequest>()({
    id: 'resendFirstPassword',
    realm: 'admin',
    post: 'v1/accounts/resend-initialize/',
    response: messageSchema,
  }),
}
