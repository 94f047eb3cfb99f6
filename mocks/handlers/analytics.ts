import * as v from 'valibot'
import type { Analytics, BundleAnalytics } from '@/api/analytics/schema'
import { notFound, ok, rejected } from '@mocks/responses'
import { bundlesOf } from '@mocks/db'
import { post } from '@mocks/http'
import { analyticsOf } from '@mocks/queries/analytics'
import { tierUsage } from '@mocks/queries/tier-usage'
import { dayField, idField, inOrder, notInOrder, periodOf } from './fields'
import { visibleBundle } from './visible-bundle'

const period = { start_date: dayField, end_date: dayField }
const tooLong = { start_date: ['The period is too long'] }

export const analyticsHandlers = [
  post(
    {
      realm: 'client',
      path: 'v1/valify/dashboard-analytics/',
      body: v.object({ ...period, bundle_id: v.optional(idField) }),
    },
    (call, body) => {
      if (!inOrder(body)) return rejected(notInOrder)
      const span = periodOf(body)
      if (!span) return rejected(tooLong)
      const all = bundlesOf(call.db, call.persona.organization_id)
      if (body.bundle_id === undefined) return ok<Analytics>(analyticsOf(all, span.start, span.end))
      const bundle = visibleBundle(call, body.bundle_id)
      return bundle
        ? ok<Analytics>(analyticsOf([bundle], span.start, span.end))
        : notFound('bundle')
    },
  ),
  post(
    {
      realm: 'admin',
      path: 'v1/valify/admin-analytics/',
      permission: ['admin_analytics'],
      body: v.object({ ...period, organization_id: v.optional(idField) }),
    },
    ({ db }, body) => {
      if (!inOrder(body)) return rejected(notInOrder)
      const span = periodOf(body)
      if (!span) return rejected(tooLong)
      const { organization_id } = body
      const organizations = [...db.organizations.values()].filter(
        ({ id }) => organization_id === undefined || id === organization_id,
      )
      if (organizations.length === 0) return notFound('organization')
      const bundles = organizations.flatMap(({ id }) => bundlesOf(db, id))
      return ok<Analytics>(analyticsOf(bundles, span.start, span.end, organizations))
    },
  ),
  post(
    {
      realm: 'client',
      path: 'v1/valify/bundle-analytics/',
      body: v.object({ ...period, bundle_id: idField }),
    },
    (call, body) => {
      if (!inOrder(body)) return rejected(notInOrder)
      const span = periodOf(body)
      if (!span) return rejected(tooLong)
      const bundle = visibleBundle(call, body.bundle_id)
      return bundle
        ? ok<BundleAnalytics>(analyticsOf([bundle], span.start, span.end))
        : notFound('bundle')
    },
  ),
  post(
    {
      realm: 'admin',
      path: 'v1/valify/bundle-analytics/',
      permission: ['bundle_analytics'],
      body: v.object({ ...period, bundle_id: idField, organization_id: idField }),
    },
    (call, body) => {
      if (!inOrder(body)) return rejected(notInOrder)
      const span = periodOf(body)
      if (!span) return rejected(tooLong)
      const bundle = visibleBundle(call, body.bundle_id)
      if (bundle?.organizationId !== body.organization_id) return notFound('bundle')
      const figures = analyticsOf([bundle], span.start, span.end)
      return ok<BundleAnalytics>({ ...figures, tiers: tierUsage(figures.services) })
    },
  ),
]
