import * as v from 'valibot'
import {
  flag,
  id,
  maybe,
  moment,
  namedRecord,
  num,
  openEnum,
  personal,
  text,
} from '@/api/core/tolerant'

export const identityStatuses = ['pending', 'validated', 'verified', 'rejected'] as const

/** The steps in the journey of an identity, in order. The server may send others. */
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

/** A boolean, nothing for a check that was not done, or a string for another state. */
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
  reference_user_id: personal,
  full_name: maybe(personal),
  nid: maybe(personal),
  phone_number: maybe(personal),
  email: maybe(personal),
  organization: namedRecord,
  status: openEnum(identityStatuses),
  checks: maybe(v.record(v.string(), checkState)),
  created_at: moment,
  verified_at: maybe(moment),
})
export type Identity = v.InferOutput<typeof identitySchema>

export const identityListSchema = v.object({ identities: v.array(identitySchema), total: num })
/** As the backend sends it. */
export type IdentityListInput = v.InferInput<typeof identityListSchema>

export const identityDetailSchema = v.object({
  ...identitySchema.entries,
  date_of_birth: maybe(personal),
  address: maybe(personal),
  /** When each check was done, and why it failed. */
  journey: maybe(v.array(v.object({ check: text, at: maybe(moment), message: maybe(text) }))),
})
export type IdentityDetail = v.InferOutput<typeof identityDetailSchema>
export type IdentityDetailInput = v.InferInput<typeof identityDetailSchema>

/** The clients that keep identities. */
export const identityOrganizationsSchema = v.object({
  organizations: v.array(namedRecord),
  count: maybe(num),
})
export type IdentityOrganizationsInput = v.InferInput<typeof identityOrganizationsSchema>
