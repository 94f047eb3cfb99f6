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

/** Either a search by name or a page of all (behaviour 7.5). */
export type OrganizationListRequest = { name: string } | { page: number; page_size: number }
