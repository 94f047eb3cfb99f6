import * as v from 'valibot'
import { serviceName } from '@/api/bundles/schema'
import { flag, id, maybe, moment, num, personal, text, withName } from '@/api/core/tolerant'
import { portalUserSchema } from '@/api/users/schema'

const organizationFields = {
  name: maybe(text),
  bundles_count: maybe(num),
  is_active: maybe(flag),
  created_at: maybe(moment),
}
const organizationSchema = v.pipe(
  v.object({ id, ...organizationFields }),
  v.transform((client) => withName(client, client.id)),
)
export type Organization = v.InferOutput<typeof organizationSchema>

export const organizationListSchema = v.object({
  organizations: v.array(organizationSchema),
  count: num,
})
export type OrganizationList = v.InferOutput<typeof organizationListSchema>

/** A client in full. Its bundles come from another call, which has more about them. */
export const organizationDetailsSchema = v.pipe(
  v.object({
    ...organizationFields,
    id: maybe(id),
    email: maybe(personal),
    contact_name: maybe(personal),
    phone_number: maybe(personal),
    industry: maybe(text),
    website: maybe(text),
    services: maybe(v.array(serviceName)),
    users: maybe(v.array(portalUserSchema)),
  }),
  // An answer of another shape must not open as an empty form.
  v.check(({ name, id: own }) => Boolean(name?.trim() || own), 'Expected a name or an id'),
  v.transform((client) => withName(client, client.id ?? '')),
)
export type OrganizationDetails = v.InferOutput<typeof organizationDetailsSchema>
export type OrganizationDetailsResponse = v.InferInput<typeof organizationDetailsSchema>

/** A response without an id is still a success: reporting it as a failure would create the client twice. */
export const organizationCreatedSchema = v.optional(v.object({ id: maybe(id) }))
export type OrganizationCreated = v.InferOutput<typeof organizationCreatedSchema>
