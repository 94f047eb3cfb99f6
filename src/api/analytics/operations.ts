import type { Operation } from '@/api/core/operation'
import {
  adminAnalyticsRequest,
  adminBundleAnalyticsRequest,
  clientAnalyticsRequest,
  clientBundleAnalyticsRequest,
} from './requests'
import { analyticsSchema, bundleAnalyticsSchema } from './schema'

const INVALID_PERIOD = 'The period ends before it starts, or is too long'

const dashboard = {
  id: 'getDashboardFigures',
  method: 'post',
  origin: 'specified',
  answer: analyticsSchema,
} as const

const bundle = {
  id: 'getBundleFigures',
  method: 'post',
  path: 'v1/valify/bundle-analytics/',
  summary: 'The figures of a bundle over a period',
  origin: 'specified',
  answer: bundleAnalyticsSchema,
} as const

export const analyticsOperations: Operation[] = [
  {
    ...dashboard,
    realm: 'client',
    path: 'v1/valify/dashboard-analytics/',
    summary: 'The figures of the signed-in client over a period',
    body: clientAnalyticsRequest,
    refusals: { 404: 'The bundle does not exist', 422: INVALID_PERIOD },
  },
  {
    ...bundle,
    realm: 'client',
    body: clientBundleAnalyticsRequest,
    refusals: { 404: 'The bundle does not exist', 422: INVALID_PERIOD },
  },
  {
    ...dashboard,
    realm: 'admin',
    path: 'v1/valify/admin-analytics/',
    summary: 'The figures of all clients, or of one, over a period',
    permission: ['admin_analytics'],
    body: adminAnalyticsRequest,
    refusals: { 404: 'The client does not exist', 422: INVALID_PERIOD },
  },
  {
    ...bundle,
    realm: 'admin',
    permission: ['bundle_analytics'],
    body: adminBundleAnalyticsRequest,
    refusals: {
      404: 'The bundle does not exist, or is not one of this client',
      422: INVALID_PERIOD,
    },
  },
]
