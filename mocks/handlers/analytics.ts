import * as v from 'valibot'
import { analytics, type Analytics } from '@/backend/analytics'
import type { Complete } from '@mocks/complete'
import { listClientBundles } from '@mocks/db'
import { handlePost } from '@mocks/http'
import { computeAnalytics, computeBundleAnalytics } from '@mocks/queries/analytics'
import { visibleBundle } from '@mocks/queries/visible-bundle'
import { analyticsPeriod, idField, periodFields } from '@mocks/request-fields'
import { notFound, ok } from '@mocks/responses'
import { wireId, wirePeriod } from '@mocks/wire-fields'

const dashboardRequests = {
  client: v.strictObject({ ...wirePeriod, bundle_id: v.optional(wireId) }),
  admin: v.strictObject({ ...wirePeriod, organization_id: v.optional(wireId) }),
}
const bundleRequests = {
  client: v.strictObject({ bundle_id: wireId, ...wirePeriod }),
  admin: v.strictObject({ organization_id: wireId, bundle_id: wireId, ...wirePeriod }),
}

export const handlers = [
  handlePost(
    {
      endpoint: analytics.dashboard,
      realm: 'client',
      request: dashboardRequests.client,
      body: v.object({ ...periodFields, bundle_id: v.optional(idField) }),
    },
    (call, body) => {
      const period = analyticsPeriod(body)
      if (!('start' in period)) return period
      const { db, persona } = call
      if (body.bundle_id === undefined)
        return ok<Complete<Analytics>>(
          computeAnalytics(listClientBundles(db, persona.organization_id), period),
        )
      const bundle = visibleBundle(call, body.bundle_id)
      return bundle
        ? ok<Complete<Analytics>>(computeAnalytics([bundle], period))
        : notFound('bundle')
    },
  ),
  handlePost(
    {
      endpoint: analytics.dashboard,
      realm: 'admin',
      request: dashboardRequests.admin,
      permission: ['admin_analytics'],
      body: v.object({ ...periodFields, organization_id: v.optional(idField) }),
    },
    ({ db }, body) => {
      const period = analyticsPeriod(body)
      if (!('start' in period)) return period
      const { organization_id } = body
      const organizations = [...db.organizations.values()].filter(
        ({ id }) => organization_id === undefined || id === organization_id,
      )
      if (organizations.length === 0) return notFound('organization')
      const bundles = organizations.flatMap(({ id }) => listClientBundles(db, id))
      return ok<Complete<Analytics>>(computeAnalytics(bundles, period, organizations))
    },
  ),
  handlePost(
    {
      endpoint: analytics.bundle,
      realm: 'client',
      request: bundleRequests.client,
      body: v.object({ ...periodFields, bundle_id: idField }),
    },
    (call, body) => {
      const period = analyticsPeriod(body)
      if (!('start' in period)) return period
      const bundle = visibleBundle(call, body.bundle_id)
      return bundle ? ok(computeBundleAnalytics(bundle, period)) : notFound('bundle')
    },
  ),
  handlePost(
    {
      endpoint: analytics.bundle,
      realm: 'admin',
      request: bundleRequests.admin,
      permission: ['bundle_analytics'],
      body: v.object({ ...periodFields, bundle_id: idField, organization_id: idField }),
    },
    (call, body) => {
      const period = analyticsPeriod(body)
      if (!('start' in period)) return period
      const bundle = visibleBundle(call, body.bundle_id)
      if (bundle?.organizationId !== body.organization_id) return notFound('bundle')
      return ok(computeBundleAnalytics(bundle, period))
    },
  ),
]
