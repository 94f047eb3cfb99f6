import * as v from 'valibot'
import { endpoint, type NoFields } from './endpoint'
import type { PageFields, PeriodFields } from './request'
import {
  expected,
  flag,
  id,
  listResponse,
  maybe,
  moment,
  namedRecord,
  num,
  openEnum,
  ownerRecord,
  personal,
  recordResponse,
  rows,
  text,
} from './tolerant'

export const identityStatuses = ['pending', 'validated', 'verified', 'rejected'] as const

/** Identity verification steps, in order. The server may send others. */
export const identityChecks = [
  'phone_otp',
  'email_otp',
  'ocr',
  'liveness',
  'face_match',
  'ntra',
  'cso',
] as const

export const identityCheckStates = ['success', 'failed', 'pending', 'not_done'] as const

/** A check's state: a boolean, null if the check was not done, or a string for another state. */
const checkState = v.fallback(
  v.pipe(
    v.nullable(v.union([flag, openEnum(identityCheckStates)])),
    v.transform((state) => {
      if (state === null) return 'not_done'
      return typeof state === 'string' ? state : state ? 'success' : 'failed'
    }),
  ),
  'not_done',
)

const identitySchema = v.object({
  id,
  reference_user_id: expected(personal),
  full_name: maybe(personal),
  nid: maybe(personal),
  phone_number: maybe(personal),
  email: maybe(personal),
  organization: expected(ownerRecord),
  status: expected(openEnum(identityStatuses)),
  checks: expected(v.record(v.string(), checkState)),
  created_at: expected(moment),
  verified_at: maybe(moment),
})
export type Identity = v.InferOutput<typeof identitySchema>

export const identityListSchema = listResponse({
  identities: rows(identitySchema),
  total: expected(num),
})
/** The identity list on the wire. */
export type IdentityListInput = v.InferInput<typeof identityListSchema>

export const identityDetailSchema = recordResponse({
  ...identitySchema.entries,
  id: expected(id),
  date_of_birth: maybe(personal),
  address: maybe(personal),
  /** Time of each check, and the reason if the check failed. */
  journey: maybe(rows(v.object({ check: text, at: maybe(moment), message: maybe(text) }))),
})
export type IdentityDetail = v.InferOutput<typeof identityDetailSchema> & { id: string }
export type IdentityDetailInput = v.InferInput<typeof identityDetailSchema>

/** Clients that have identities. */
export const identityOrganizationsSchema = listResponse({
  organizations: rows(namedRecord),
  count: maybe(num),
})
export type IdentityOrganizationsInput = v.InferInput<typeof identityOrganizationsSchema>

export type IdentityListRequest = PageFields &
  Partial<PeriodFields> & {
    organization_id?: string | undefined
    /** One of `identityStatuses`. */
    status?: string | undefined
    search?: string | undefined
  }
export type IdentityDetailRequest = { identity_id: string }

export const identities = {
  organizations: endpoint<NoFields>()({
    id: 'listIdentityOrganizations',
    realm: 'admin',
    get: 'v1/digital_identity/organizations/',
    response: identityOrganizationsSchema,
  }),
  list: endpoint<IdentityListRequest>()({
    id: 'listIdentities',
    realm: 'admin',
    post: 'v1/digital_identity/identities/',
    response: identityListSchema,
  }),
  detail: endpoint<IdentityDetailRequest>()({
    id: 'getIdentity',
    realm: 'admin',
    post: 'v1/digital_identity/identity-details/',
    response: identityDetailSchema,
  }),
}
