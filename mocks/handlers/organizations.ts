import * as v from 'valibot'
import { providerServices } from '@mocks/seeds/services'
import {
  organizations,
  type OrganizationCreated,
  type OrganizationDetailsRequest,
  type OrganizationDetailsResponse,
  type OrganizationInput,
  type OrganizationList,
} from '@/backend/organizations'
import { foldText } from '@/lib/fold-text'
import type { Complete } from '@mocks/complete'
import { portalUsers, toPortalUser } from '@mocks/accounts/portal-users'
import { accountByEmail, createFirstUser } from '@mocks/accounts/accounts'
import { listClientBundles, type Database } from '@mocks/db'
import { handleGet, handlePost } from '@mocks/http'
import { clientServices } from '@mocks/queries/client-services'
import {
  fieldErrors,
  idField,
  pageFields,
  parseFields,
  requiredText,
  maxCharacters,
} from '@mocks/request-fields'
import {
  okMessage,
  invalidFields,
  notFound,
  ok,
  problem,
  type RefusedFields,
  type MockResponse,
} from '@mocks/responses'
import type { OrganizationRecord } from '@mocks/seeds/organizations'
import { lazyText, type Text } from '@mocks/texts/lazy-text'
import { wireEmail, wireId, wirePage, wirePhone, wireText } from '@mocks/wire-fields'

const management = ['organization_management']
// The organization pickers on the session, billing and export screens also send these requests.
const permission = [
  ...management,
  'transaction_monitoring',
  'bundle_analytics',
  'export_transactions',
  'admin_analytics',
]

const website = v.pipe(v.string(), v.url())
/** An empty string clears the field. */
const empty = v.literal('')

const listRequest = v.union([v.strictObject(wirePage), v.strictObject({ name: v.string() })])
const detailsRequest = v.strictObject({ organization_id: wireId })
const createRequest = v.strictObject({
  name: wireText,
  email: v.optional(wireEmail),
  contact_name: v.optional(wireText),
  phone_number: v.optional(wirePhone),
  industry: v.optional(wireText),
  website: v.optional(website),
  services: v.optional(v.array(wireText)),
})
const updateRequest = v.strictObject({
  ...detailsRequest.entries,
  ...v.partial(createRequest).entries,
  email: v.optional(v.union([wireEmail, empty])),
  contact_name: v.optional(v.string()),
  phone_number: v.optional(v.union([wirePhone, empty])),
  industry: v.optional(v.string()),
  website: v.optional(v.union([website, empty])),
})

const pageQuery = v.object(pageFields)
const detailsBody: v.GenericSchema<unknown, OrganizationDetailsRequest> = v.object({
  organization_id: idField,
})
const anyBody = v.record(v.string(), v.unknown())

const shortText = v.pipe(v.string(), v.trim(), maxCharacters(120))
const inputSchema: v.GenericSchema<unknown, OrganizationInput> = v.object({
  name: v.pipe(requiredText(lazyText((t) => t.enterName)), shortText),
  email: v.exactOptional(
    v.union(
      [empty, v.pipe(v.string(), v.trim(), v.email())],
      lazyText((t) => t.validEmail),
    ),
  ),
  contact_name: v.exactOptional(shortText),
  phone_number: v.exactOptional(
    v.union(
      [empty, v.pipe(v.string(), v.regex(/^\+\d{7,15}$/))],
      lazyText((t) => t.phoneFormat),
    ),
  ),
  industry: v.exactOptional(shortText),
  website: v.exactOptional(
    v.union(
      [empty, website],
      lazyText((t) => t.fullWebsite),
    ),
  ),
  services: v.exactOptional(
    v.array(
      v.picklist(
        providerServices,
        lazyText((t) => t.serviceMissing),
      ),
    ),
  ),
})

export const handlers = [
  handleGet(
    {
      endpoint: organizations.list,
      realm: 'admin',
      request: listRequest,
      permission,
      errorKey: 'detail',
    },
    ({ db, url }) => {
      const all = [...db.organizations.values()]
      const name = url.searchParams.get('name')
      if (name !== null) {
        if (url.searchParams.has('page'))
          return invalidFields({ page: [lazyText((t) => t.pageWithName)] })
        const foldedQuery = foldText(name)
        const matches = all.filter((organization) =>
          foldText(organization.name).includes(foldedQuery),
        )
        return ok<Complete<OrganizationList>>({
          organizations: matches.map((each) => toListRow(db, each)),
          count: matches.length,
        })
      }
      const query = v.safeParse(pageQuery, {
        page: Number(url.searchParams.get('page') ?? 1),
        page_size: Number(url.searchParams.get('page_size') ?? 25),
      })
      if (!query.success) return invalidFields({ page: [lazyText((t) => t.pageNotValid)] })
      const { page, page_size } = query.output
      const onPage = all.slice((page - 1) * page_size, page * page_size)
      return ok<Complete<OrganizationList>>({
        organizations: onPage.map((each) => toListRow(db, each)),
        count: all.length,
      })
    },
  ),
  handlePost(
    {
      endpoint: organizations.detail,
      realm: 'admin',
      request: detailsRequest,
      permission,
      body: detailsBody,
    },
    ({ db }, { organization_id }) => {
      const organization = db.organizations.get(organization_id)
      if (!organization) return notFound('organization')
      return ok<OrganizationDetailsResponse>({
        ...organization,
        services: clientServices(db, organization),
        ...toListRow(db, organization),
        users: portalUsers(db)
          .filter(([, account]) => account.organization_id === organization_id)
          .map(([sub, account]) => toPortalUser(db, sub, account)),
      })
    },
  ),
  handlePost(
    {
      endpoint: organizations.create,
      realm: 'admin',
      request: createRequest,
      permission: management,
      body: anyBody,
    },
    ({ db, lang }, body) => {
      const parsedFields = parseFields(inputSchema, body, lang)
      if (!parsedFields.success) return rejectFields(fieldErrors(parsedFields.issues))
      const duplicate = findDuplicate(db, parsedFields.output)
      if (duplicate) return duplicate
      const { email } = parsedFields.output
      if (email && accountByEmail(db, 'client', email))
        return conflict(
          'email',
          lazyText((t) => t.accountExists),
        )
      const id = String(5001 + db.organizations.size)
      const organization = {
        ...parsedFields.output,
        id,
        is_active: true,
        created_at: new Date().toISOString(),
      }
      db.organizations.set(id, organization)
      const name = organization.contact_name ?? ''
      if (email) createFirstUser(db, organization, { email, name }, lang)
      return ok<OrganizationCreated>({ id })
    },
  ),
  handlePost(
    {
      endpoint: organizations.update,
      realm: 'admin',
      request: updateRequest,
      permission: management,
      body: v.looseObject({ organization_id: idField }),
    },
    ({ db, lang }, { organization_id, ...changes }) => {
      const organization = db.organizations.get(organization_id)
      if (!organization) return notFound('organization')
      const { name } = organization
      const parsedFields = parseFields(inputSchema, { name, ...changes }, lang)
      if (!parsedFields.success) return rejectFields(fieldErrors(parsedFields.issues))
      const duplicate = findDuplicate(db, parsedFields.output, organization_id)
      if (duplicate) return duplicate
      db.organizations.set(organization_id, { ...organization, ...parsedFields.output })
      return okMessage(lazyText((t) => t.organizationUpdated))
    },
  ),
]

function toListRow(
  db: Database,
  organization: OrganizationRecord,
): OrganizationList['organizations'][number] {
  const { id, name, is_active, created_at } = organization
  return { id, name, is_active, created_at, bundles_count: listClientBundles(db, id).length }
}

function rejectFields(errors: RefusedFields): MockResponse {
  return problem(
    400,
    lazyText((t) => t.invalidFields),
    { errors },
  )
}

function conflict(field: string, message: Text): MockResponse {
  return problem(409, message, { errors: { [field]: [message] } })
}

/** Returns a 409 response if another client has the same name. */
function findDuplicate(
  db: Database,
  { name }: OrganizationInput,
  ownId?: string,
): MockResponse | undefined {
  const others = [...db.organizations.values()].filter(({ id }) => id !== ownId)
  return others.some((other) => foldText(other.name) === foldText(name))
    ? conflict(
        'name',
        lazyText((t) => t.clientNameTaken),
      )
    : undefined
}
