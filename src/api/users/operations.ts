import * as v from 'valibot'
import { messageSchema } from '@/api/account/schema'
import type { Operation } from '@/api/core/operation'
import { passwordLinkRequest, usersRequest } from './requests'
import { userListSchema } from './schema'

const assumed = { realm: 'admin', method: 'post', origin: 'assumed' } as const
const link = {
  ...assumed,
  writes: true,
  body: passwordLinkRequest,
  answer: v.optional(messageSchema),
} as const

const NO_USER = 'The user does not exist'

// Every administrator may call these: their entry in the menu needs no permission.
export const userOperations: Operation[] = [
  {
    ...assumed,
    id: 'listUsers',
    path: 'v1/accounts/users/',
    summary: 'One page of the portal users of all clients',
    body: usersRequest,
    answer: userListSchema,
    refusals: { 422: 'The client of the filter does not exist' },
  },
  {
    ...link,
    id: 'sendPasswordReset',
    path: 'v1/accounts/send-reset-password/',
    summary: 'Send a user a link to choose a new password',
    refusals: {
      400: 'The user is not initialized, has an account without a password, or belongs to an inactive client',
      404: NO_USER,
    },
  },
  {
    ...link,
    id: 'resendFirstPassword',
    path: 'v1/accounts/resend-initialize/',
    summary: 'Send a user the link to choose the first password again',
    refusals: {
      400: 'The user is initialized, has an account without a password, or belongs to an inactive client',
      404: NO_USER,
    },
  },
]
