import * as v from 'valibot'
import type {
  BundleList,
  BundleServices,
  BundleServicesRequest,
  ClientServices,
  OrganizationBundlesRequest,
} from '@/api/bundles/schema'
import type { RealmName } from '@/auth/realm'
import { notFound, ok } from '@mocks/responses'
import { bundlesOf } from '@mocks/db'
import { get, post } from '@mocks/http'
import { bundleResponse } from '@mocks/seeds/bundles'
import { currentAnchor } from '@mocks/seeds/calendar'
import { MAX_TRIALS } from '@mocks/seeds/plan'
import { idField } from './fields'
import { visibleBundle } from './visible-bundle'

const ofOrganization: v.GenericSchema<unknown, OrganizationBundlesRequest> = v.object({
  organization_id: idField,
})
const ofBundle: v.GenericSchema<unknown, BundleServicesRequest> = v.object({ bundle_id: idField })

const anyOfBundles = [
  'organization_management',
  'transaction_monitoring',
  'bundle_analytics',
  'export_transactions',
] as const

export const bundleHandlers = [
  get({ realm: 'client', path: 'v1/valify/client-services/' }, ({ db, persona }) => {
    const bundles = bundlesOf(db, persona.organization_id)
    const services = [...new Set(bundles.flatMap((bundle) => bundle.services))]
    return ok<ClientServices>({ services })
  }),
  get(
    { realm: 'client', path: 'v1/valify/organization-bundles/', errorKey: 'detail' },
    ({ db, persona }) => {
      const { today } = currentAnchor()
      const bundles = bundlesOf(db, persona.organization_id)
      return ok<BundleList>({ bundles: bundles.map((bundle) => bundleResponse(bundle, today)) })
    },
  ),
  post(
    {
      realm: 'admin',
      path: 'v1/valify/organization-bundles/',
      permission: anyOfBundles,
      errorKey: 'detail',
      body: ofOrganization,
    },
    ({ db }, { organization_id }) => {
      if (!db.organizations.has(organization_id)) return notFound('organization')
      const { today } = currentAnchor()
      const bundles = bundlesOf(db, organization_id)
      return ok<BundleList>({ bundles: bundles.map((bundle) => bundleResponse(bundle, today)) })
    },
  ),
  servicesOf('client'),
  servicesOf('admin'),
]

function servicesOf(realm: RealmName) {
  const route = {
    realm,
    path: 'v1/valify/bundle-services/',
    body: ofBundle,
    ...(realm === 'admin' ? { permission: anyOfBundles } : {}),
  }
  return post(route, (call, { bundle_id }) => {
    const bundle = visibleBundle(call, bundle_id)
    if (!bundle) return notFound('bundle')
    const services = bundle.services.map((name) => ({
      name,
      max_trials: MAX_TRIALS,
      is_active: true,
    }))
    return ok<BundleServices>({ services })
  })
}
