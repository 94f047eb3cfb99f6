import type { IdentityDetailInput, IdentityListInput } from '@/backend/identities'
import type { BundleSeed } from './bundles'
import { calendarFor } from './bundle-calendar'
import { currentAnchor, DAY, findPeriodRows } from './calendar'
import { fullName, nationalId, getPerson, phoneNumber, getReference, type People } from './person'
import { createPlan } from './plan'
import { hash, pick } from './random'
import { isIdentified } from './session-rows'

const SEED = 83
const TOTAL = 240
const MINUTE = 60_000
const statuses = ['verified', 'verified', 'validated', 'pending', 'rejected'] as const

type Row = IdentityListInput['identities'][number]
type Check = 'phone_otp' | 'email_otp' | 'ocr' | 'liveness' | 'face_match' | 'ntra' | 'cso'
type Checks = Record<string, boolean | string | null>

const checks: readonly Check[] = [
  'phone_otp',
  'email_otp',
  'ocr',
  'liveness',
  'face_match',
  'ntra',
  'cso',
]

const failures: Partial<Record<string, string>> = {
  liveness: 'The movements were not followed in time.',
  face_match: 'The selfie does not match the photo on the ID.',
  ntra: 'The phone number is registered to another national id.',
  cso: 'The civil registry does not confirm the data.',
}

type Organization = { id: string; name: string }
type Bundles = ReadonlyMap<string, BundleSeed>
type Owners = { organizations: ReadonlyMap<string, Organization>; bundles: Bundles }

/** Returns all identities, newest first. They belong to the first 14 organizations. */
export function identityRows({ organizations, bundles }: Owners): Row[] {
  const keepers = [...organizations.values()].slice(0, 14)
  return Array.from({ length: TOTAL }, (_, row) => identityRow(keepers, bundles, row))
}

function identityRow(organizations: readonly Organization[], bundles: Bundles, row: number): Row {
  const { id, name } = pick(organizations, hash(SEED, row, 1))
  const status = pick(statuses, hash(SEED, row, 2))
  const createdTime = createdAt(row)
  const { people, row: person } = findSource(id, bundles, row)
  const reference = getReference(people, person)
  return {
    id: String(5000 + TOTAL - row),
    reference_user_id: reference,
    full_name: status === 'pending' ? null : fullName(people, person),
    nid: status === 'pending' ? null : nationalId(people, person),
    phone_number: phoneNumber(people, person),
    email: hasEmail(row) ? `${reference}@example.com` : null,
    organization: { id, name },
    status,
    checks: createChecks(status, row),
    created_at: new Date(createdTime).toISOString(),
    verified_at: status === 'verified' ? new Date(createdTime + DAY / 4).toISOString() : null,
  }
}

type Source = { people: People; row: number }

/**
 * Finds a session on or before the identity's day whose document was read, so both belong to one person. If the client
 * has no such session, returns a separate person.
 */
function findSource(organizationId: string, bundles: Bundles, row: number): Source {
  const usedBundles = [...bundles.values()].filter(
    (bundle) => bundle.organizationId === organizationId && bundle.size > 0,
  )
  const session =
    usedBundles.length > 0 ? sessionIn(pick(usedBundles, hash(SEED, row, 6)), row) : undefined
  return session ?? { people: { number: SEED }, row }
}

const TRIES = 100

function sessionIn(bundle: BundleSeed, row: number): Source | undefined {
  const [, end] = findPeriodRows(calendarFor(bundle), undefined, createdAt(row))
  for (let at = end - 1; at >= Math.max(end - TRIES, 0); at--)
    if (isIdentified(createPlan(bundle, at))) return { people: bundle, row: at }
  return undefined
}

const createdAt = (row: number) => currentAnchor().now - (row + 0.5) * DAY
const hasEmail = (row: number) => hash(SEED, row, 3) % 3 > 0

/**
 * Creates an identity's checks. A validated identity passed its contact and ID checks. A verified identity also passed
 * the face and registry checks.
 */
function createChecks(status: (typeof statuses)[number], row: number): Checks {
  const passedChecks: Checks = { phone_otp: true, email_otp: hasEmail(row) ? true : null }
  if (status === 'pending') return passedChecks
  passedChecks['ocr'] = true
  // Some identities have a check and a state that are unknown to the portal.
  if (hash(SEED, row, 4) % 12 === 0) passedChecks['chip_reading'] = 'manual_review'
  if (status === 'validated') return { ...passedChecks, liveness: null, face_match: null }
  if (status === 'verified')
    return { ...passedChecks, liveness: true, face_match: true, ntra: true, cso: true }
  const later = checks.slice(3)
  const firstFailed = hash(SEED, row, 5) % later.length
  for (const [at, check] of later.entries()) passedChecks[check] = at < firstFailed ? true : null
  return { ...passedChecks, [later[firstFailed] ?? 'cso']: false }
}

/** Returns one identity's details. `number` is the identity's position in the complete list. */
export function identityDetail(row: Row, bundles: Bundles, number: number): IdentityDetailInput {
  const { people, row: person } = findSource(String(row.organization.id), bundles, number)
  const { birthDate, street, area, governorate } = getPerson(people, person)
  const knownChecks = row.status !== 'pending'
  const finishedChecks = Object.entries(row.checks ?? {}).filter(
    ([, state]) => typeof state === 'boolean',
  )
  return {
    ...row,
    date_of_birth: knownChecks ? birthDate : null,
    address: knownChecks ? `${street}، ${area}، ${governorate}` : null,
    journey: finishedChecks.map(([check, state], at) => ({
      check,
      at: new Date(createdAt(number) + (at + 1) * MINUTE).toISOString(),
      message: state === false ? (failures[check] ?? null) : null,
    })),
  }
}
