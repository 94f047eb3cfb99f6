import * as v from 'valibot'
import { messageSchema } from './message'
import { serviceName } from './bundles'
import { endpoint } from './endpoint'
import type { PageFields } from './request'
import {
  expected,
  flag,
  id,
  listResponse,
  maybe,
  moment,
  num,
  personal,
  recordResponse,
  rows,
  text,
  withName,
} from './tolerant'
import { portalUserSchema } from './users'

const organizationFields = {
  name: expected(text),
  bundles_count: maybe(num),
  is_active: maybe(flag),
  created_at: maybe(moment),
}
const organizationSchema = v.pipe(
  v.object({ id, ...organizationFields }),
  v.transform((client) => withName(client, client.id)),
)
export type Organization = v.InferOutput<typeof organizationSchema>

export const organizationListSchema = listResponse({
  organizations: rows(organizationSchema),
  count: expected(num),
})
export type OrganizationList = v.InferOutput<typeof organizationListSchema>

/** Client details. The bundles come from another endpoint, because that endpoint returns more bundle fields. */
export const organizationDetailsSchema = recordResponse({
  ...organizationFields,
  id: maybe(id),
  email: maybe(personal),
  contact_name: maybe(personal),
  phone_number: maybe(personal),
  industry: maybe(text),
  website: maybe(text),
  services: maybe(rows(serviceName)),
  users: maybe(rows(portalUserSchema)),
})
export type OrganizationDetails = v.InferOutput<typeof organizationDetailsSchema> & { name: string }
export type OrganizationDetailsResponse = v.InferInput<typeof organizationDetailsSchema>

/**
 * A response without an ID still counts as a success. Reporting a failure would make the administrator create the
 * client twice.
 */
export const organizationCreatedSchema = v.optional(v.object({ id: maybe(id) }))
export type OrganizationCreated = v.InferOutput<typeof organizationCreatedSchema>

/** One page of the list, or all clients whose name contains `name`. */
export type OrganizationListRequest = PageFields | { name: string }
export type OrganizationDetailsRequest = { organization_id: string }

export type OrganizationInput = {
  name: string
  /** The contact's email. The contact becomes the first portal user. */
  email?: string | undefined
  contact_name?: string | undefined
  phone_number?: string | undefined
  industry?: string | undefined
  website?: string | undefined
  services?: string[] | undefined
}

/** Contains only the changed fields. An empty string clears an optional field. */
export type OrganizationUpdateRequest = OrganizationDetailsRequest & Partial<OrganizationInput>

export const organizations = {
  list: endpoint<OrganizationListRequest>()({
    id: 'listOrganizations',
    realm: 'admin',
    get: 'v1/valify/organizations/',
    response: organizationListSchema,
  }),
  detail: endpoint<OrganizationDetailsRequest>()({
    id: 'getOrganization',
    realm: 'admin',
    post: 'v1/valify/organizations/details/',
    response: organizationDetailsSchema,
  }),
  create: endpoint<OrganizationInput>()({
    id: 'createOrganization',
    realm: 'admin',
    post: 'v1/valify/organizations/create/',
    response: organizationCreatedSchema,
  }),
  update: endpoint<OrganizationUpdateRequest>()({
    id: 'updateOrganization',
    realm: 'admin',
    post: 'v1/valify/organizations/update/',
    response: messageSchema,
  }),
}
