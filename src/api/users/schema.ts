import * as v from 'valibot'
import {
  expected,
  flag,
  id,
  listAnswer,
  maybe,
  moment,
  num,
  ownerRecord,
  personal,
  rows,
  text,
} from '@/api/core/tolerant'

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

export const userListSchema = listAnswer({ users: rows(portalUserSchema), total: expected(num) })
/** As the backend sends it. */
export type UserListInput = v.InferInput<typeof userListSchema>

/** The purpose of a link: a new password, or the first one. */
export type PasswordLink = 'reset' | 'first_password'
