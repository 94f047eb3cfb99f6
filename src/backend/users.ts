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

/** The states of an account by which the list can be filtered. */
export const userStatuses = ['not_initialized', 'initialized', 'locked', 'inactive'] as const
export type UserStatus = (typeof userStatuses)[number]

/** A portal account of a client's employee. */
export const portalUserSchema = v.object({
  id,
  name: maybe(personal),
  email: expected(personal),
  /** Assumed: a list over all clients names each user's client. */
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
/** As the backend sends it. */
export type UserListInput = v.InferInput<typeof userListSchema>

/** The purpose of a link: a new password, or the first one. */
export type PasswordLink = 'reset' | 'first_password'

export type UserListRequest = PageFields & {
  organization_id?: string | undefined
  /** A name or an email, or a part of one. */
  search?: string | undefined
  /** Assumed: one of the states that the portal names. */
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
