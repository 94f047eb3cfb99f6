import type { Operation } from '@/api/core/operation'
import { bundleServicesRequest, organizationBundlesRequest } from './requests'
import { bundleListSchema, bundleServicesSchema, clientServicesSchema } from './schema'

/** The pickers of sessions, figures and exports use these calls too. */
const permission = [
  'organization_management',
  'transaction_monitoring',
  'bundle_analytics',
  'export_transactions',
]

const bundleServices = {
  id: 'listBundleServices',
  method: 'post',
  path: 'v1/valify/bundle-services/',
  summary: 'The services of a bundle, with their attempts',
  origin: 'specified',
  body: bundleServicesRequest,
  answer: bundleServicesSchema,
  refusals: { 404: 'The bundle does not exist' },
} as const

export const bundleOperations: Operation[] = [
  {
    id: 'listClientServices',
    realm: 'client',
    method: 'get',
    path: 'v1/valify/client-services/',
    summary: 'The services of the signed-in client',
    origin: 'specified',
    answer: clientServicesSchema,
  },
  {
    id: 'listBundles',
    realm: 'client',
    method: 'get',
    path: 'v1/valify/organization-bundles/',
    summary: 'The bundles of the signed-in client',
    origin: 'specified',
    answer: bundleListSchema,
  },
  { ...bundleServices, realm: 'client' },
  {
    id: 'listBundles',
    realm: 'admin',
    method: 'post',
    path: 'v1/valify/organization-bundles/',
    summary: 'The bundles of a client',
    origin: 'specified',
    permission,
    body: organizationBundlesRequest,
    answer: bundleListSchema,
    refusals: { 404: 'The client does not exist' },
  },
  { ...bundleServices, realm: 'admin', permission },
]
