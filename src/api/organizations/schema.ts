import * as v from 'valibot'
import { serviceName } from '@/api/bundles/schema'
import {
  expected,
  flag,
  id,
  listAnswer,
  maybe,
  moment,
  num,
  personal,
  recordAnswer,
  rows,
  text,
  withName,
} from '@/api/core/tolerant'
import { portalUserSchema } from '@/api/users/schema'

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

export const organizationListSchema = listAnswer({
  organizations: rows(organizationSchema),
  count: expected(num),
})
export type OrganizationList = v.InferOutput<typeof organizationListSchema>

/** A client in full. Its bundles come from another call, which has more about them. */
export const organizationDetailsSchema = recordAnswer({
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

/** A response without an id is still a success: reporting it as a failure would create the client twice. */
export const organizationCreatedSchema = v.optional(v.object({ id: maybe(id) }))
export type OrganizationCreated = v.InferOutput<typeof organizationCreatedSchema>
