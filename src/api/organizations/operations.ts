import * as v from 'valibot'
import { messageSchema } from '@/api/account/schema'
import type { Operation } from '@/api/core/operation'
import {
  organizationDetailsRequest,
  organizationInput,
  organizationListQuery,
  organizationUpdateRequest,
} from './requests'
import {
  organizationCreatedSchema,
  organizationDetailsSchema,
  organizationListSchema,
} from './schema'

const management = ['organization_management'] as const
// The organization pickers of sessions, billing and exports use these calls too.
const permission = [
  ...management,
  'transaction_monitoring',
  'bundle_analytics',
  'export_transactions',
  'admin_analytics',
] as const

const specified = { realm: 'admin', origin: 'specified' } as const

const NO_CLIENT = 'The client does not exist'

export const organizationOperations: Operation[] = [
  {
    ...specified,
    id: 'listOrganizations',
    method: 'get',
    path: 'v1/valify/organizations/',
    summary: 'One page of the clients, or all with a text in their name',
    permission,
    query: organizationListQuery,
    answer: organizationListSchema,
  },
  {
    ...specified,
    id: 'getOrganization',
    method: 'post',
    path: 'v1/valify/organizations/details/',
    summary: 'A client in full, with its portal users',
    permission,
    body: organizationDetailsRequest,
    answer: organizationDetailsSchema,
    refusals: { 404: NO_CLIENT },
  },
  {
    ...specified,
    id: 'createOrganization',
    method: 'post',
    path: 'v1/valify/organizations/create/',
    summary: 'Create a client, and send its contact a link to choose the first password',
    writes: true,
    permission: management,
    body: organizationInput,
    answer: organizationCreatedSchema,
    refusals: {
      409: 'Another client has this name, or the email has an account; `errors` has the field',
    },
  },
  {
    ...specified,
    id: 'updateOrganization',
    method: 'post',
    path: 'v1/valify/organizations/update/',
    summary: 'Change the given fields of a client',
    writes: true,
    permission: management,
    body: organizationUpdateRequest,
    answer: v.optional(messageSchema),
    refusals: {
      404: NO_CLIENT,
      409: 'Another client has this name; `errors` has the field',
    },
  },
]
