import { queryOptions, useQuery } from '@tanstack/react-query'
import * as v from 'valibot'
import type { Scope } from '@/auth/realm'
import { post } from './http'
import { loadedRows } from './load'
import { id, maybe, num, openEnum, personal, text } from './tolerant'

const identitySchema = v.object({
  id,
  reference_user_id: personal,
  full_name: maybe(personal),
  nid: maybe(personal),
  phone_number: maybe(personal),
  email: maybe(personal),
  organization: v.object({ id, name: text }),
  status: openEnum(['pending', 'validated', 'verified', 'rejected']),
  created_at: text,
  verified_at: maybe(text),
})
export type Identity = v.InferOutput<typeof identitySchema>

export const identityListSchema = v.object({ identities: v.array(identitySchema), total: num })
/** As the backend sends it. */
export type IdentityListInput = v.InferInput<typeof identityListSchema>

type IdentityListRequest = { page: number; page_size: number }

/** The people of all clients, for administrators. */
export function identityQueries(scope: Scope) {
  return {
    list: ({ page, page_size }: IdentityListRequest) =>
      queryOptions({
        queryKey: [scope.realm, scope.sid, 'identities', 'list', { page, page_size }],
        queryFn: ({ signal }) =>
          post(scope, 'v1/digital_identity/identities/', identityListSchema, {
            json: { page, page_size },
            signal,
          }),
      }),
  }
}

export function useIdentities(scope: Scope, request: IdentityListRequest) {
  return useQuery({ ...identityQueries(scope).list(request), ...loadedRows })
}
