import { clientServicesSchema } from '@/api/bundles/schema'
import type { Operation } from '@/api/core/operation'
import { bundleDetailsRequest, bundleInput } from './requests'
import { bundleDetailsSchema, createdBundleSchema } from './schema'

const specified = {
  realm: 'admin',
  origin: 'specified',
  permission: ['organization_management'],
} as const

export const bundleDetailOperations: Operation[] = [
  {
    ...specified,
    id: 'listServices',
    method: 'get',
    path: 'v1/valify/services/',
    summary: 'All services of the provider',
    answer: clientServicesSchema,
  },
  {
    ...specified,
    id: 'getBundle',
    method: 'post',
    path: 'v1/valify/bundles/details/',
    summary: 'A bundle in full, with the price tiers of its services',
    body: bundleDetailsRequest,
    answer: bundleDetailsSchema,
    refusals: { 404: 'The bundle does not exist' },
  },
  {
    ...specified,
    id: 'createBundle',
    method: 'post',
    path: 'v1/valify/bundles/create/',
    summary: 'Create a bundle, which nothing can change afterwards',
    writes: true,
    body: bundleInput,
    answer: createdBundleSchema,
    refusals: {
      400: 'Fields are not accepted; `errors` has them, nested ones as `services[0].tiers[1].maximum_interval`',
      409: 'The client has a bundle with this name',
    },
  },
]
