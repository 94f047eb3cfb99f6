import * as v from 'valibot'
import { messageSchema } from '@/api/account/schema'
import { clientLoginSchema } from '@/api/auth/schema'
import type { Operation } from '@/api/core/operation'
import {
  forgotPasswordRequest,
  initializePasswordRequest,
  resetPasswordRequest,
  verifyEmailRequest,
} from './requests'
import { firstPasswordSchema, verifiedEmailSchema } from './schema'

const assumed = { origin: 'assumed', isPublic: true } as const

const linkRefusals = {
  400: 'With `error_code` 7020: the link has expired or was used before',
  404: 'The link does not exist',
} as const

const forgotPassword = {
  ...assumed,
  id: 'forgotPassword',
  method: 'post',
  path: 'v1/accounts/forgot-password/',
  summary: 'Send a link to reset the password, with the same answer for an unknown email',
  writes: true,
  body: forgotPasswordRequest,
  answer: v.optional(messageSchema),
} as const

const resetPassword = {
  ...assumed,
  id: 'resetPassword',
  method: 'post',
  path: 'v1/accounts/reset-password/',
  summary: 'Choose a new password through a link',
  writes: true,
  body: resetPasswordRequest,
  answer: v.optional(messageSchema),
  refusals: linkRefusals,
} as const

const INITIALIZE_PATH = 'v1/accounts/initialize-password/{token}/'

export const recoveryOperations: Operation[] = [
  { ...forgotPassword, realm: 'client' },
  { ...resetPassword, realm: 'client' },
  {
    ...assumed,
    id: 'getFirstPassword',
    realm: 'client',
    method: 'get',
    path: INITIALIZE_PATH,
    summary: 'The account whose first password a link sets',
    answer: firstPasswordSchema,
    refusals: linkRefusals,
  },
  {
    ...assumed,
    id: 'initializePassword',
    realm: 'client',
    method: 'post',
    path: INITIALIZE_PATH,
    summary: 'Choose the first password through a link, and sign in',
    writes: true,
    body: initializePasswordRequest,
    answer: clientLoginSchema,
    refusals: linkRefusals,
  },
  {
    ...assumed,
    id: 'verifyEmail',
    realm: 'client',
    method: 'post',
    path: 'v1/accounts/verify-email/',
    summary: 'Confirm the email through a link',
    writes: true,
    body: verifyEmailRequest,
    answer: verifiedEmailSchema,
    refusals: linkRefusals,
  },
  { ...forgotPassword, realm: 'admin' },
  { ...resetPassword, realm: 'admin' },
]
