import type { Operation } from '@/api/core/operation'
import { identityDetailRequest, identitiesRequest } from './requests'
import { identityDetailSchema, identityListSchema, identityOrganizationsSchema } from './schema'

export const identityOperations: Operation[] = [
  {
    id: 'listIdentityOrganizations',
    realm: 'admin',
    method: 'get',
    path: 'v1/digital_identity/organizations/',
    summary: 'The clients that keep identities',
    origin: 'specified',
    answer: identityOrganizationsSchema,
  },
  {
    id: 'listIdentities',
    realm: 'admin',
    method: 'post',
    path: 'v1/digital_identity/identities/',
    summary: 'One page of the identities of all clients, or of one',
    origin: 'assumed',
    body: identitiesRequest,
    answer: identityListSchema,
    refusals: { 422: 'The period ends before it starts' },
  },
  {
    id: 'getIdentity',
    realm: 'admin',
    method: 'post',
    path: 'v1/digital_identity/identity-details/',
    summary: 'An identity with its checks',
    origin: 'assumed',
    body: identityDetailRequest,
    answer: identityDetailSchema,
    refusals: { 404: 'The identity does not exist' },
  },
]
