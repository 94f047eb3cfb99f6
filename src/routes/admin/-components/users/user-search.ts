import * as v from 'valibot'
import { userQueries } from '@/api/users/queries'
import type { Scope } from '@/auth/realm'
import { pageSearchSchema } from '@/features/record-list/list-search'
import type { ListState } from '@/features/record-list/list-state'
import { id, optional } from '@/lib/search-schema'

const { page, page_size } = pageSearchSchema.entries

export const userSearchSchema = v.object({
  page,
  page_size,
  /** The client whose users are listed. */
  organization: optional(id),
})
export type UserSearch = v.InferOutput<typeof userSearchSchema>

/** The users that the list shows. The search text is a name or an email, and never in the address. */
export function userListQuery(scope: Scope, list: ListState<UserSearch>) {
  const { page: number, page_size: size, organization } = list.search
  return userQueries(scope).list({
    page: number,
    page_size: size,
    organization_id: organization,
    search: list.privateSearchText,
  })
}
