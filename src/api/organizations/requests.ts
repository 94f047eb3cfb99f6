import * as v from 'valibot'
import { emailField, phoneField } from '@/api/account/requests'
import { wireId, wirePage } from '@/api/core/request'

const pageQuery = v.strictObject(wirePage)

/** One page, or all with this text in their name: the call takes one or the other. */
export const organizationListQuery = v.union([pageQuery, v.strictObject({ name: v.string() })])

/** A page of the list, or the whole list for a search by name. */
export type OrganizationListRequest = v.InferOutput<typeof pageQuery> & { name?: string }

export const organizationDetailsRequest = v.strictObject({ organization_id: wireId })
export type OrganizationDetailsRequest = v.InferOutput<typeof organizationDetailsRequest>

const filledText = v.pipe(v.string(), v.nonEmpty())
const website = v.pipe(v.string(), v.url())
const empty = v.literal('')

/** The input for a new client. */
export const organizationInput = v.strictObject({
  name: filledText,
  email: emailField,
  contact_name: v.optional(filledText),
  phone_number: v.optional(phoneField),
  industry: v.optional(filledText),
  website: v.optional(website),
  services: v.optional(v.array(filledText)),
})
export type OrganizationInput = v.InferOutput<typeof organizationInput>

/** Only the changed fields; an empty text clears an optional field. */
export const organizationUpdateRequest = v.strictObject({
  ...organizationDetailsRequest.entries,
  ...v.partial(organizationInput).entries,
  contact_name: v.optional(v.string()),
  phone_number: v.optional(v.union([phoneField, empty])),
  industry: v.optional(v.string()),
  website: v.optional(v.union([website, empty])),
})
export type OrganizationUpdateRequest = v.InferOutput<typeof organizationUpdateRequest>
