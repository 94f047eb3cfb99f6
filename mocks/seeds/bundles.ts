import type { BundleInput } from '@/backend/bundle-details'
import type { Bundle, ServiceName } from '@/backend/bundles'
import type { Complete } from '@mocks/complete'
import { DAY } from './calendar'
import { organizationId } from './organizations'
import type { ChosenPerson } from './person'
import { hash } from './random'
import { toServiceNumbers } from './services'

export type BundleSeed = {
  /** Index in the bundle list. The bundle's session IDs contain this index. */
  number: number
  id: string
  organizationId: string
  name: string
  services: ServiceName[]
  /** Service numbers, in the order that a session uses them. */
  flow: number[]
  /** Number of sessions. */
  size: number
  /** Sessions that a test chose to replace the computed sessions, oldest first. */
  sessions?: readonly ChosenSession[]
  /** The input and the creation time in milliseconds, if an administrator created the bundle. */
  created?: BundleInput & { at: number }
}

/** A session that a test chose. Values that the test omits are computed, as for any session. */
export type ChosenSession = ChosenPerson & {
  /** Start time in milliseconds. */
  time: number
  status: string
  attempts: readonly ChosenAttempt[]
  platform?: string
  fields?: Record<string, unknown>
}

export type ChosenAttempt = {
  service: number
  /** Index into the service errors. 0 if the attempt passed. */
  error: number
  fields?: Record<string, unknown>
}

const face: ServiceName[] = ['ocr', 'liveness', 'face_match']
const bank: ServiceName[] = ['phone_otp', ...face, 'ntra', 'cso']
const light: ServiceName[] = ['ocr', 'face_match']
const passport: ServiceName[] = ['passport_ocr', 'liveness', 'face_match']
const screeningServices: ServiceName[] = [
  ...face,
  'sanction_shield',
  'name_match',
  'transliteration',
]

/**
 * Organization index, name, services and number of sessions. Only append rows, because bundle and session IDs depend on
 * a row's index.
 */
const rows: [number, string, ServiceName[], number][] = [
  [0, 'Retail onboarding', bank, 100_000],
  [0, 'Wallet sign-up', face, 3200],
  [0, 'Branch tablets', light, 640],
  [0, 'Passport holders', passport, 180],
  [0, 'Pilot 2027', bank, 0],
  [1, 'Merchant onboarding', screeningServices, 2400],
  [1, 'Agent network', bank, 900],
  [1, 'Sanction desk', ['sanction_shield', 'name_match'], 260],
  [2, 'Loan applications', bank, 1800],
  [2, 'Field officers', light, 320],
  [3, 'SIM registration', ['phone_otp', 'ocr', 'face_match', 'ntra'], 2600],
  [3, 'eSIM self-service', face, 700],
  [4, 'Policy holders', face, 480],
  [4, 'Claims', light, 150],
  [5, 'Account opening', screeningServices, 620],
  [6, 'Wallet tier 1', ['phone_otp', 'ocr'], 1500],
  [6, 'Wallet tier 2', bank, 540],
  [7, 'Lessees', face, 90],
  [8, 'فتح حساب', bank, 1100],
  [8, 'تحديث البيانات', light, 260],
  [9, 'طلبات التقسيط', face, 800],
  [10, 'Drivers', ['ocr', 'liveness', 'face_match', 'digital_identity'], 760],
  [10, 'Riders', ['phone_otp', 'email_otp'], 400],
  [11, 'Traders', screeningServices, 210],
  [12, 'Sellers', ['ocr', 'commercial_register_ocr', 'tax_card_ocr', 'face_match'], 350],
  [13, 'Investors', screeningServices, 140],
  [14, 'Travel cards', passport, 300],
  [15, 'Backers', light, 75],
  [16, 'عملاء التقسيط', bank, 420],
  [16, 'الضامنون', light, 60],
  [17, 'Translators', ['ocr', 'name_match', 'transliteration'], 45],
  [18, 'Members', face, 230],
  [18, 'Dependents', light, 110],
  [19, 'Couriers', bank, 190],
  [20, 'Solar loans', bank, 160],
  [21, 'Club cards', ['phone_otp', 'ocr'], 320],
  [21, 'Gift cards', ['phone_otp', 'email_otp'], 12],
  [22, 'Operators', light, 5],
  [22, 'Old operators', light, 0],
  [1, 'Payout checks', face, 1],
]

export const bundleSeeds: readonly BundleSeed[] = rows.map(
  ([organization, name, services, size], number) => ({
    number,
    id: formatBundleId(number),
    organizationId: organizationId(organization),
    name,
    services,
    flow: toServiceNumbers(services),
    size,
  }),
)

/** ID of the bundle whose transactions don't list their images, as if the backend lacked the field. */
export const bundleWithoutImageNames = formatBundleId(13)

/** Creates a new bundle without sessions. `number` is the bundle's index in the database. */
export function createdBundle(input: BundleInput, number: number): BundleSeed {
  const services = input.services.map(({ service }) => service)
  return {
    number,
    id: formatBundleId(number),
    organizationId: input.organization_id,
    name: input.name,
    services,
    flow: toServiceNumbers(services),
    size: 0,
    created: { ...input, at: Date.now() },
  }
}

function formatBundleId(number: number): string {
  return String(20_011 + number * 13)
}

/** Converts a bundle to its row in bundle lists. */
export function bundleRow(seed: BundleSeed, today: number): Required<Complete<Bundle>> {
  const key = hash(5, seed.number).toString(16).padStart(8, '0')
  const createdAt = seed.created?.at ?? today - (400 + (hash(6, seed.number) % 30)) * DAY
  return {
    id: seed.id,
    name: seed.name,
    services: [...seed.services],
    is_active: seed.name !== 'Old operators',
    created_at: new Date(createdAt).toISOString(),
    bundle_key_masked: `${key.slice(0, 4)}…${key.slice(4)}`,
  }
}
