import * as v from 'valibot'
import type { Analytics, BundleAnalytics } from '@/api/analytics/schema'
import type { Complete } from '@mocks/complete'
import { bundlesOf } from '@mocks/db'
import { handlePost } from '@mocks/http'
import { analyticsOf, tierUsage } from '@mocks/queries/analytics'
import { visibleBundle } from '@mocks/queries/visible-bundle'
import { analyticsPeriod, idField, periodFields } from '@mocks/request-fields'
import { notFound, ok } from '@mocks/responses'

export const handlers = [
  handlePost(
    {
      realm: 'client',
      path: 'v1/valify/dashboard-analytics/',
      body: v.object({ ...periodFields, bundle_id: v.optional(idField) }),
    },
    (call, body) => {
      const period = analyticsPeriod(body)
      if (!('start' in period)) return period
      const { db, persona } = call
      if (body.bundle_id === undefined)
        return ok<Complete<Analytics>>(analyticsOf(bundlesOf(db, persona.organization_id), period))
      const bundle = visibleBundle(call, body.bundle_id)
      return bundle ? ok<Complete<Analytics>>(analyticsOf([bundle], period)) : notFound('bundle')
    },
  ),
  handlePost(
    {
      realm: 'admin',
      path: 'v1/valify/admin-analytics/',
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
      const bundles = organizations.flatMap(({ id }) => bundlesOf(db, id))
      return ok<Complete<Analytics>>(analyticsOf(bundles, period, organizations))
    },
  ),
  handlePost(
    {
      realm: 'client',
      path: 'v1/valify/bundle-analytics/',
      body: v.object({ ...periodFields, bundle_id: idField }),
    },
    (call, body) => {
      const period = analyticsPeriod(body)
      if (!('start' in period)) return period
      const bundle = visibleBundle(call, body.bundle_id)
      return bundle
        ? ok<Complete<BundleAnalytics>>(analyticsOf([bundle], period))
        : notFound('bundle')
    },
  ),
  handlePost(
    {
      realm: 'admin',
      path: 'v1/valify/bundle-analytics/',
      body: v.object({ ...periodFields, bundle_id: idField, organization_id: idField }),
    },
    (call, body) => {
      const period = analyticsPeriod(body)
      if (!('start' in period)) return period
      const bundle = visibleBundle(call, body.bundle_id)
      if (bundle?.organizationId !== body.organization_id) return notFound('bundle')
      const analytics = analyticsOf([bundle], period)
      return ok<Complete<BundleAnalytics>>({
        ...analytics,
        tiers: tierUsage(bundle, analytics.services),
      })
    },
  ),
]
