import * as v from 'valibot'
import type { UserListRequest } from '@/api/users/schema'
import { pageSearchSchema } from '@/features/record-list/list-search'
import { id, optional } from '@/lib/search-schema'

const { page, page_size } = pageSearchSchema.entries

export const userSearchSchema = v.object({
  page,
  page_size,
  /** The client whose users are listed. */
  organization: optional(id),
})
export type UserSearch = v.InferOutput<typeof userSearchSchema>

/** Only what is set is sent. The search text is a name or an email, and never in the address. */
export function toUserListRequest(
  { page: number, page_size: size, organization }: UserSearch,
  text: string | undefined,
): UserListRequest {
  return {
    page: number,
    page_size: size,
    ...(organization ? { organization_id: organization } : {}),
    ...(text ? { search: text } : {}),
  }
}
