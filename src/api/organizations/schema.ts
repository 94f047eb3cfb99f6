import * as v from 'valibot'
import { flag, id, maybe, num, text } from '@/api/tolerant'

const organizationSchema = v.object({
  id,
  name: text,
  bundles_count: maybe(num),
  is_active: maybe(flag),
  created_at: maybe(text),
})
export type Organization = v.InferOutput<typeof organizationSchema>

export const organizationListSchema = v.object({
  organizations: v.array(organizationSchema),
  count: num,
})
export type OrganizationList = v.InferOutput<typeof organizationListSchema>

/** As much of a client as its name needs. */
export const organizationDetailsSchema = v.object({ id: maybe(id), name: text })
export type OrganizationDetails = v.InferOutput<typeof organizationDetailsSchema>

export type OrganizationDetailsRequest = { organization_id: string }
