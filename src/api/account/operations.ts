import * as v from 'valibot'
import type { Operation } from '@/api/core/operation'
import { changePasswordRequest } from './requests'
import { messageSchema, profileSchema } from './schema'

const changePassword = {
  id: 'changePassword',
  method: 'post',
  path: 'v1/accounts/change-password/',
  summary: 'Change the password of the signed-in person',
  writes: true,
  body: changePasswordRequest,
  answer: v.optional(messageSchema),
} as const

const REFUSED_PASSWORD =
  'The current or the new password is not accepted, and `errors` has the field; with `error_code` 7001, the backend does not accept hashes, and the portal sends the request once more with plain passwords'

export const accountOperations: Operation[] = [
  {
    id: 'getProfile',
    realm: 'client',
    method: 'get',
    path: 'v1/accounts/profile/',
    summary: 'The account of the signed-in person',
    origin: 'specified',
    answer: profileSchema,
  },
  {
    ...changePassword,
    realm: 'client',
    origin: 'specified',
    refusals: { 400: REFUSED_PASSWORD, 403: 'The account has no password' },
  },
  {
    ...changePassword,
    realm: 'admin',
    origin: 'assumed',
    refusals: { 400: REFUSED_PASSWORD },
  },
]
