import * as v from 'valibot'
import type { BundleDetails, CreatedBundle } from '@/api/bundle-details/schema'
import type { BundleServicesRequest, OrganizationBundlesRequest } from '@/api/bundles/requests'
import type { BundleListResponse, BundleServices, ClientServices } from '@/api/bundles/schema'
import type { RealmName } from '@/auth/realm'
import { foldText } from '@/lib/fold-text'
import type { Complete } from '@mocks/complete'
import { providerServices } from '@mocks/seeds/services'
import { readBundleInput } from '@mocks/bundle-input'
import { bundlesOf, type Database } from '@mocks/db'
import { handleGet, handlePost } from '@mocks/http'
import { clientServices } from '@mocks/queries/client-services'
import { visibleBundle } from '@mocks/queries/visible-bundle'
import { idField } from '@mocks/request-fields'
import { notFound, ok, problem } from '@mocks/responses'
import { bundleRow, createdBundle } from '@mocks/seeds/bundles'
import { currentAnchor } from '@mocks/seeds/calendar'
import { termsOf } from '@mocks/seeds/terms'
import { say } from '@mocks/texts/say'

const organizationBody: v.GenericSchema<unknown, OrganizationBundlesRequest> = v.object({
  organization_id: idField,
})
const bundleBody: v.GenericSchema<unknown, BundleServicesRequest> = v.object({ bundle_id: idField })

/** Of the bundles in the seeds, in seconds: the lifetime of a token of the service API. */
const TOKEN_LIFETIME = 600

export const handlers = [
  handleGet({ realm: 'client', path: 'v1/valify/client-services/' }, ({ db, persona }) => {
    const bundles = bundlesOf(db, persona.organization_id)
    const services = [...new Set(bundles.flatMap((bundle) => bundle.services))]
    return ok<ClientServices>({ services })
  }),
  handleGet(
    { realm: 'client', path: 'v1/valify/organization-bundles/', errorKey: 'detail' },
    ({ db, persona }) => ok<Complete<BundleListResponse>>(bundleList(db, persona.organization_id)),
  ),
  handlePost(
    {
      realm: 'admin',
      path: 'v1/valify/organization-bundles/',
      errorKey: 'detail',
      body: organizationBody,
    },
    ({ db }, { organization_id }) =>
      db.organizations.has(organization_id)
        ? ok<Complete<BundleListResponse>>(bundleList(db, organization_id))
        : notFound('organization'),
  ),
  bundleServices('client'),
  bundleServices('admin'),
  handleGet({ realm: 'admin', path: 'v1/valify/services/' }, () =>
    // The set is open: the portal does not know the last one.
    ok<ClientServices>({ services: [...providerServices] }),
  ),
  handlePost(
    {
      realm: 'admin',
      path: 'v1/valify/bundles/details/',
      body: bundleBody,
    },
    (call, { bundle_id }) => {
      const bundle = visibleBundle(call, bundle_id)
      if (!bundle) return notFound('bundle')
      const { id, ...row } = bundleRow(bundle, currentAnchor().today)
      return ok<Complete<BundleDetails>>({
        ...row,
        bundle_id: id,
        organization_id: bundle.organizationId,
        services: termsOf(bundle).map((terms) => ({
          ...terms,
          // Costs are in the figures alone.
          tiers: terms.tiers.map(({ cost: _cost, currency: _currency, ...tier }) => tier),
        })),
        token_lifetime: bundle.created ? bundle.created.token_lifetime : TOKEN_LIFETIME,
      })
    },
  ),
  handlePost(
    {
      realm: 'admin',
      path: 'v1/valify/bundles/create/',
      // Read by the handler: errors are a 400 with the names of nested fields.
      body: v.unknown(),
    },
    ({ db, lang }, body) => {
      const read = readBundleInput(body, lang)
      if ('errors' in read)
        return problem(
          400,
          say((t) => t.invalidFields),
          read,
        )
      const { input } = read
      const organization = db.organizations.get(input.organization_id)
      if (!organization)
        return problem(
          400,
          say((t) => t.invalidFields),
          {
            errors: { organization_id: [say((t) => t.organizationMissing)] },
          },
        )
      // A client without any takes what it is given.
      const known = clientServices(db, organization)
      const errors = Object.fromEntries(
        input.services.flatMap(({ service }, index) =>
          known.length === 0 || known.includes(service)
            ? []
            : [[`services[${index}].service`, [say((t) => t.serviceNotOfClient)]]],
        ),
      )
      if (Object.keys(errors).length > 0)
        return problem(
          400,
          say((t) => t.invalidFields),
          { errors },
        )
      const isTaken = bundlesOf(db, organization.id).some(
        ({ name }) => foldText(name) === foldText(input.name),
      )
      if (isTaken)
        return problem(
          409,
          say((t) => t.bundleNameTaken),
        )
      const bundle = createdBundle(input, db.bundles.size)
      db.bundles.set(bundle.id, bundle)
      return ok<CreatedBundle>({ bundle_id: bundle.id })
    },
  ),
]

function bundleList(
  db: Database,
  organizationId: string | undefined,
): Complete<BundleListResponse> {
  const { today } = currentAnchor()
  return { bundles: bundlesOf(db, organizationId).map((bundle) => bundleRow(bundle, today)) }
}

function bundleServices(realm: RealmName) {
  const route = {
    realm,
    path: 'v1/valify/bundle-services/',
    body: bundleBody,
  }
  return handlePost(route, (call, { bundle_id }) => {
    const bundle = visibleBundle(call, bundle_id)
    if (!bundle) return notFound('bundle')
    const services = termsOf(bundle).map(({ service, max_trials }) => ({
      name: service,
      max_trials,
      is_active: true,
    }))
    return ok<BundleServices>({ services })
  })
}
