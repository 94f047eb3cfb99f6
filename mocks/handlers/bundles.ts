import * as v from 'valibot'
import { bundleDetails, type BundleDetails, type CreatedBundle } from '@/backend/bundle-details'
import {
  bundles,
  type BundleListResponse,
  type BundleServices,
  type BundleServicesRequest,
  type ClientServices,
  type OrganizationBundlesRequest,
} from '@/backend/bundles'
import type { RealmName } from '@/lib/realm'
import { foldText } from '@/lib/fold-text'
import type { Complete } from '@mocks/complete'
import { providerServices } from '@mocks/seeds/services'
import { parseBundleInput } from '@mocks/bundle-input'
import { listClientBundles, type Database } from '@mocks/db'
import { handleGet, handlePost } from '@mocks/http'
import { clientServices } from '@mocks/queries/client-services'
import { visibleBundle } from '@mocks/queries/visible-bundle'
import { idField } from '@mocks/request-fields'
import { notFound, ok, problem } from '@mocks/responses'
import { bundleRow, createdBundle } from '@mocks/seeds/bundles'
import { currentAnchor } from '@mocks/seeds/calendar'
import { createServiceTerms } from '@mocks/seeds/terms'
import { lazyText } from '@mocks/texts/lazy-text'
import { wireId, wireText } from '@mocks/wire-fields'

const organizationRequest = v.strictObject({ organization_id: wireId })
const organizationBody: v.GenericSchema<unknown, OrganizationBundlesRequest> = v.object({
  organization_id: idField,
})
const bundleRequest = v.strictObject({ bundle_id: wireId })
const bundleBody: v.GenericSchema<unknown, BundleServicesRequest> = v.object({ bundle_id: idField })

const wholeNumber = v.pipe(v.number(), v.integer(), v.minValue(1))
const amount = v.pipe(v.number(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER))
const tierInput = v.strictObject({
  minimum_interval: amount,
  maximum_interval: amount,
  amount_of_hits: amount,
  pricing_type: wireText,
  bill_type: wireText,
})
const serviceInput = v.strictObject({
  service: wireText,
  max_trials: v.optional(wholeNumber),
  tiers: v.pipe(v.array(tierInput), v.minLength(1)),
})
const createRequest = v.strictObject({
  organization_id: wireId,
  name: wireText,
  services: v.pipe(v.array(serviceInput), v.minLength(1)),
  token_lifetime: v.optional(wholeNumber),
})

const management = ['organization_management']
// The bundle pickers on the session, analytics and export screens also send these requests.
const permission = [
  ...management,
  'transaction_monitoring',
  'bundle_analytics',
  'export_transactions',
]

/** Service API token lifetime for seeded bundles, in seconds. */
const TOKEN_LIFETIME = 600

export const handlers = [
  handleGet({ endpoint: bundles.clientServices, realm: 'client' }, ({ db, persona }) => {
    const own = listClientBundles(db, persona.organization_id)
    const services = [...new Set(own.flatMap((bundle) => bundle.services))]
    return ok<ClientServices>({ services })
  }),
  handleGet({ endpoint: bundles.own, realm: 'client', errorKey: 'detail' }, ({ db, persona }) =>
    ok<Complete<BundleListResponse>>(bundleList(db, persona.organization_id)),
  ),
  handlePost(
    {
      endpoint: bundles.organization,
      realm: 'admin',
      request: organizationRequest,
      permission,
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
  handleGet({ endpoint: bundleDetails.services, realm: 'admin', permission: management }, () =>
    // The portal must accept any service, so the list ends with a service that is unknown to the portal.
    ok<ClientServices>({ services: [...providerServices] }),
  ),
  handlePost(
    {
      endpoint: bundleDetails.bundle,
      realm: 'admin',
      request: bundleRequest,
      permission: management,
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
        services: createServiceTerms(bundle).map((terms) => ({
          ...terms,
          // Only the analytics response contains costs.
          tiers: terms.tiers.map(({ cost: _cost, currency: _currency, ...tier }) => tier),
        })),
        token_lifetime: bundle.created ? bundle.created.token_lifetime : TOKEN_LIFETIME,
      })
    },
  ),
  handlePost(
    {
      endpoint: bundleDetails.create,
      realm: 'admin',
      request: createRequest,
      permission: management,
      // The handler validates the body, because a validation error must be a 400 with nested field names.
      body: v.unknown(),
    },
    ({ db, lang }, body) => {
      const parsedInput = parseBundleInput(body, lang)
      if ('errors' in parsedInput)
        return problem(
          400,
          lazyText((t) => t.invalidFields),
          parsedInput,
        )
      const { input } = parsedInput
      const organization = db.organizations.get(input.organization_id)
      if (!organization)
        return problem(
          400,
          lazyText((t) => t.invalidFields),
          {
            errors: { organization_id: [lazyText((t) => t.organizationMissing)] },
          },
        )
      // A client without services accepts any service.
      const knownServices = clientServices(db, organization)
      const errors = Object.fromEntries(
        input.services.flatMap(({ service }, index) =>
          knownServices.length === 0 || knownServices.includes(service)
            ? []
            : [[`services[${index}].service`, [lazyText((t) => t.serviceNotOfClient)]]],
        ),
      )
      if (Object.keys(errors).length > 0)
        return problem(
          400,
          lazyText((t) => t.invalidFields),
          { errors },
        )
      const isTaken = listClientBundles(db, organization.id).some(
        ({ name }) => foldText(name) === foldText(input.name),
      )
      if (isTaken)
        return problem(
          409,
          lazyText((t) => t.bundleNameTaken),
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
  return {
    bundles: listClientBundles(db, organizationId).map((bundle) => bundleRow(bundle, today)),
  }
}

function bundleServices(realm: RealmName) {
  const endpoint = bundles.services
  const route = { endpoint, realm, request: bundleRequest, permission, body: bundleBody }
  return handlePost(route, (call, { bundle_id }) => {
    const bundle = visibleBundle(call, bundle_id)
    if (!bundle) return notFound('bundle')
    const services = createServiceTerms(bundle).map(({ service, max_trials }) => ({
      name: service,
      max_trials,
      is_active: true,
    }))
    return ok<BundleServices>({ services })
  })
}
