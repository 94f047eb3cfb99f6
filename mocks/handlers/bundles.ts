import * as v from 'valibot'
import type {
  BundleList,
  BundleServices,
  BundleServicesRequest,
  ClientServices,
  OrganizationBundlesRequest,
} from '@/api/bundles/schema'
import type { RealmName } from '@/auth/realm'
import { bundlesOf, type Database } from '@mocks/db'
import { get, post } from '@mocks/http'
import { visibleBundle } from '@mocks/queries/visible-bundle'
import { idField } from '@mocks/request-fields'
import { notFound, ok } from '@mocks/responses'
import { bundleRow } from '@mocks/seeds/bundles'
import { currentAnchor } from '@mocks/seeds/calendar'
import { MAX_TRIALS } from '@mocks/seeds/plan'

const organizationBody: v.GenericSchema<unknown, OrganizationBundlesRequest> = v.object({
  organization_id: idField,
})
const bundleBody: v.GenericSchema<unknown, BundleServicesRequest> = v.object({ bundle_id: idField })

const permission = [
  'organization_management',
  'transaction_monitoring',
  'bundle_analytics',
  'export_transactions',
] as const

export const handlers = [
  get({ realm: 'client', path: 'v1/valify/client-services/' }, ({ db, persona }) => {
    const bundles = bundlesOf(db, persona.organization_id)
    const services = [...new Set(bundles.flatMap((bundle) => bundle.services))]
    return ok<ClientServices>({ services })
  }),
  get(
    { realm: 'client', path: 'v1/valify/organization-bundles/', errorKey: 'detail' },
    ({ db, persona }) => ok<BundleList>(bundleList(db, persona.organization_id)),
  ),
  post(
    {
      realm: 'admin',
      path: 'v1/valify/organization-bundles/',
      permission,
      errorKey: 'detail',
      body: organizationBody,
    },
    ({ db }, { organization_id }) =>
      db.organizations.has(organization_id)
        ? ok<BundleList>(bundleList(db, organization_id))
        : notFound('organization'),
  ),
  bundleServices('client'),
  bundleServices('admin'),
]

function bundleList(db: Database, organizationId: string | undefined): BundleList {
  const { today } = currentAnchor()
  return { bundles: bundlesOf(db, organizationId).map((bundle) => bundleRow(bundle, today)) }
}

function bundleServices(realm: RealmName) {
  const route = {
    realm,
    path: 'v1/valify/bundle-services/',
    body: bundleBody,
    permission,
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
