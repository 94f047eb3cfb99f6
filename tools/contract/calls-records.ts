import { analytics } from '@/backend/analytics'
import { bundleDetails } from '@/backend/bundle-details'
import { bundles } from '@/backend/bundles'
import { exports } from '@/backend/exports'
import { extraResults } from '@/backend/extra-results'
import { images } from '@/backend/images'
import { organizations } from '@/backend/organizations'
import { sessions } from '@/backend/sessions'
import { transactions } from '@/backend/transactions'
import type { CallText } from './operation'

const NO_BUNDLE = 'The bundle does not exist'
const NO_CLIENT = 'The client does not exist'
const INVALID_PERIOD = 'The period ends before it starts'
const INVALID_FIGURE_PERIOD = 'The period ends before it starts, or is too long'

const dashboard = {
  endpoint: analytics.dashboard,
  origin: 'specified',
} as const

const bundleFigures = {
  endpoint: analytics.bundle,
  summary: 'The figures of a bundle over a period',
  origin: 'specified',
} as const

const exportRefusals = {
  404: 'The client or the bundle does not exist',
  422: 'The bundle is not one of this client, or the period ends before it starts',
} as const

/** Descriptions of the requests for clients, bundles and their records, keyed by resource. */
export const recordCalls: Record<string, readonly CallText[]> = {
  analytics: [
    {
      ...dashboard,
      realm: 'client',
      summary: 'The figures of the signed-in client over a period',
      refusals: { 404: NO_BUNDLE, 422: INVALID_FIGURE_PERIOD },
    },
    {
      ...dashboard,
      realm: 'admin',
      summary: 'The figures of all clients, or of one, over a period',
      refusals: { 404: NO_CLIENT, 422: INVALID_FIGURE_PERIOD },
    },
    {
      ...bundleFigures,
      realm: 'client',
      refusals: { 404: NO_BUNDLE, 422: INVALID_FIGURE_PERIOD },
    },
    {
      ...bundleFigures,
      realm: 'admin',
      refusals: {
        404: 'The bundle does not exist, or is not one of this client',
        422: INVALID_FIGURE_PERIOD,
      },
    },
  ],
  'bundle-details': [
    {
      endpoint: bundleDetails.services,
      summary: 'All services of the provider',
      origin: 'specified',
    },
    {
      endpoint: bundleDetails.bundle,
      summary: 'A bundle in full, with the price tiers of its services',
      origin: 'specified',
      refusals: { 404: NO_BUNDLE },
    },
    {
      endpoint: bundleDetails.create,
      summary: 'Create a bundle, which nothing can change afterwards',
      origin: 'specified',
      writes: true,
      refusals: {
        400: 'Fields are not accepted; `errors` has them, nested ones as `services[0].tiers[1].maximum_interval`',
        409: 'The client has a bundle with this name',
      },
    },
  ],
  bundles: [
    {
      endpoint: bundles.clientServices,
      summary: 'The services of the signed-in client',
      origin: 'specified',
    },
    {
      endpoint: bundles.own,
      summary: 'The bundles of the signed-in client',
      origin: 'specified',
    },
    {
      endpoint: bundles.organization,
      summary: 'The bundles of a client',
      origin: 'specified',
      refusals: { 404: NO_CLIENT },
    },
    {
      endpoint: bundles.services,
      summary: 'The services of a bundle, with their attempts',
      origin: 'specified',
      refusals: { 404: NO_BUNDLE },
    },
  ],
  exports: [
    {
      endpoint: exports.images,
      summary: 'Sends the images of a bundle over a period by email',
      origin: 'specified',
      writes: true,
      refusals: exportRefusals,
    },
    {
      endpoint: exports.transactions,
      summary: 'Sends the transactions of a bundle over a period by email',
      origin: 'specified',
      writes: true,
      refusals: exportRefusals,
    },
  ],
  'extra-results': [
    {
      endpoint: extraResults.list,
      summary: 'One page of the extra results of a bundle',
      origin: 'specified',
      refusals: { 404: NO_BUNDLE, 422: INVALID_PERIOD },
    },
    {
      endpoint: extraResults.zip,
      summary: 'The extra results of a bundle over a period, as a zip',
      origin: 'specified',
      refusals: {
        404: 'The bundle does not exist, or has no extra results in this period',
        422: INVALID_PERIOD,
      },
    },
  ],
  images: [
    {
      endpoint: images.original,
      summary: 'An image of a transaction, as the service received it',
      origin: 'specified',
      refusals: { 404: 'There is no such image' },
    },
    {
      endpoint: images.boxed,
      summary: 'An image of a transaction, with the places of the fields found in it',
      origin: 'specified',
      refusals: { 404: 'There is no such image' },
    },
  ],
  organizations: [
    {
      endpoint: organizations.list,
      summary: 'One page of the clients, or all with a text in their name',
      origin: 'specified',
    },
    {
      endpoint: organizations.detail,
      summary: 'A client in full, with its portal users',
      origin: 'specified',
      refusals: { 404: NO_CLIENT },
    },
    {
      endpoint: organizations.create,
      summary: 'Create a client, and send its contact a link to choose the first password',
      origin: 'specified',
      writes: true,
      refusals: {
        409: 'Another client has this name, or the email has an account; `errors` has the field',
      },
    },
    {
      endpoint: organizations.update,
      summary: 'Change the given fields of a client',
      origin: 'specified',
      writes: true,
      refusals: {
        404: NO_CLIENT,
        409: 'Another client has this name; `errors` has the field',
      },
    },
  ],
  sessions: [
    {
      endpoint: sessions.list,
      summary: 'One page of the sessions of a bundle',
      origin: 'specified',
      refusals: { 404: NO_BUNDLE, 422: 'A filter is not valid' },
    },
    {
      endpoint: sessions.detail,
      summary: 'A session with its attempts, device and events',
      origin: 'specified',
      refusals: { 404: 'The session does not exist, or is not in this bundle' },
    },
  ],
  transactions: [
    {
      endpoint: transactions.list,
      summary: 'One page of the transactions of a bundle',
      origin: 'specified',
      refusals: { 404: NO_BUNDLE, 422: INVALID_PERIOD },
    },
    {
      endpoint: transactions.detail,
      summary: 'A transaction with what its service found',
      origin: 'specified',
      refusals: { 404: 'The transaction does not exist, or is not in this bundle' },
    },
  ],
}
