import type { IdentityDetailInput, IdentityListInput } from '@/api/identities/schema'
import { bundleSeeds, type BundleSeed } from './bundles'
import { calendarOf, currentAnchor, DAY, rowsOfPeriod } from './calendar'
import { nameParts, nationalId, personOf, phoneNumber, referenceOf } from './person'
import { planOf } from './plan'
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

/** All identities, the newest first. The organizations that keep some are the first of the list. */
export function identityRows(organizations: readonly { id: string; name: string }[]): Row[] {
  const keepers = organizations.slice(0, 14)
  return Array.from({ length: TOTAL }, (_, row) => identityRow(keepers, row))
}

function identityRow(organizations: readonly { id: string; name: string }[], row: number): Row {
  const { id, name } = pick(organizations, hash(SEED, row, 1))
  const status = pick(statuses, hash(SEED, row, 2))
  const created = createdAt(row)
  const { seed, row: person } = sourceOf(id, row)
  const reference = referenceOf(seed, person)
  return {
    id: String(5000 + TOTAL - row),
    reference_user_id: reference,
    full_name: status === 'pending' ? null : nameParts(seed, person).join(' '),
    nid: status === 'pending' ? null : nationalId(seed, person),
    phone_number: phoneNumber(seed, person),
    email: hasEmail(row) ? `${reference}@example.com` : null,
    organization: { id, name },
    status,
    checks: checksOf(status, row),
    created_at: new Date(created).toISOString(),
    verified_at: status === 'verified' ? new Date(created + DAY / 4).toISOString() : null,
  }
}

type Source = { seed: number; row: number }
const sources = new Map<string, Source>()

/**
 * The session that the person of an identity comes from, by the seed and row of its bundle: one in which a document was
 * read, on the day of the identity or before. A client without sessions has people of its own.
 */
function sourceOf(organizationId: string, row: number): Source {
  const { today } = currentAnchor()
  const key = `${organizationId} ${row} ${today}`
  const known = sources.get(key)
  if (known) return known
  const bundles = bundleSeeds.filter(
    (bundle) => bundle.organizationId === organizationId && bundle.size > 0,
  )
  const found = bundles.length > 0 ? sessionIn(pick(bundles, hash(SEED, row, 6)), row) : undefined
  const source = found ?? { seed: SEED, row }
  sources.set(key, source)
  return source
}

const TRIES = 100

function sessionIn(bundle: BundleSeed, row: number): Source | undefined {
  const calendar = calendarOf(bundle.number, bundle.size, currentAnchor())
  const [, end] = rowsOfPeriod(calendar, undefined, createdAt(row))
  for (let at = end - 1; at >= Math.max(end - TRIES, 0); at--)
    if (isIdentified(planOf(bundle, at))) return { seed: bundle.number, row: at }
  return undefined
}

const createdAt = (row: number) => currentAnchor().now - (row + 0.5) * DAY
const hasEmail = (row: number) => hash(SEED, row, 3) % 3 > 0

/** Validated: contact data and ID. Verified: the person and the registries too. */
function checksOf(status: (typeof statuses)[number], row: number): Checks {
  const passed: Checks = { phone_otp: true, email_otp: hasEmail(row) ? true : null }
  if (status === 'pending') return passed
  passed['ocr'] = true
  // A few clients have a check that this portal does not know, in a state that it does not know.
  if (hash(SEED, row, 4) % 12 === 0) passed['chip_reading'] = 'manual_review'
  if (status === 'validated') return { ...passed, liveness: null, face_match: null }
  if (status === 'verified')
    return { ...passed, liveness: true, face_match: true, ntra: true, cso: true }
  const later = checks.slice(3)
  const failed = hash(SEED, row, 5) % later.length
  for (const [at, check] of later.entries()) passed[check] = at < failed ? true : null
  return { ...passed, [later[failed] ?? 'cso']: false }
}

/** One identity in full. `number` is its place in the list of all. */
export function identityDetail(row: Row, number: number): IdentityDetailInput {
  const { seed, row: person } = sourceOf(String(row.organization.id), number)
  const { birthDate, street, area, governorate } = personOf(seed, person)
  const known = row.status !== 'pending'
  const done = Object.entries(row.checks ?? {}).filter(([, state]) => typeof state === 'boolean')
  return {
    ...row,
    date_of_birth: known ? birthDate : null,
    address: known ? `${street}، ${area}، ${governorate}` : null,
    journey: done.map(([check, state], at) => ({
      check,
      at: new Date(createdAt(number) + (at + 1) * MINUTE).toISOString(),
      message: state === false ? (failures[check] ?? null) : null,
    })),
  }
}
