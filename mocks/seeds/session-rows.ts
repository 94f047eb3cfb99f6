import type { SessionDetailInput, SessionInput, SessionService } from '@/backend/sessions'
import type { Complete } from '@mocks/complete'
import type { BundleSeed } from './bundles'
import { formatId } from './ids'
import { createNumbering } from './numbered'
import { documentServiceNumbers, toSessionStatus } from './outcomes'
import { deviceId, fullName, nationalId, getPerson, getReference } from './person'
import { MAX_TRIALS, createPlan, type Plan } from './plan'
import { hash, pick } from './random'
import { reviewReasons, wasRead } from './service-data'
import { serviceError } from './service-errors'
import { getServiceName } from './services'
import { createSessionEvents } from './session-events'
import { documentType, transactionDetail } from './transaction-rows'

/** Platforms by number: the seeds' platforms, then all platforms that tests chose. */
export const sessionPlatforms = createNumbering([
  'android',
  'ios',
  'web',
  'flutter',
  'react_native',
])

export function sessionPlatform({ number: seed, sessions }: BundleSeed, row: number): string {
  const chosenPlatform = sessions?.[row]?.platform
  if (chosenPlatform !== undefined) return chosenPlatform
  const draw = hash(seed, row, 70) % 100
  return draw < 58
    ? 'android'
    : draw < 84
      ? 'ios'
      : draw < 92
        ? 'web'
        : draw < 97
          ? 'flutter'
          : 'react_native'
}

export function sessionStatus({ chosen, outcome }: Plan): string {
  return chosen?.status ?? toSessionStatus(outcome)
}

/** Returns the duration in seconds, or undefined while the session is in progress. */
export function getDuration(plan: Plan): number | undefined {
  return plan.outcome === 'in_progress' ? undefined : Math.round(plan.length / 1000)
}

/** Returns the last failed attempt's error, even if a later attempt passed, or 0 if no attempt failed. */
export function getLastError(plan: Plan): number {
  for (let attempt = plan.attempts - 1; attempt >= 0; attempt--)
    if (plan.error[attempt]) return plan.error[attempt] ?? 0
  return 0
}

/** Whether a document was read. Only then does the session have a name and a national ID. */
export function isIdentified(plan: Plan): boolean {
  for (let attempt = 0; attempt < plan.attempts; attempt++) {
    const isDocument = documentServiceNumbers.includes(plan.service[attempt] ?? 0)
    if (isDocument && wasRead(plan.error[attempt] ?? 0)) return true
  }
  return false
}

/** Bundle and client that a record belongs to. */
export type BundleOwner = {
  bundle_name: string
  organization_id: string
  organization_name: string
}

export function sessionRow(
  bundle: BundleSeed,
  row: number,
  createdAt: number,
  owner: BundleOwner,
): SessionInput {
  return createSessionRow(bundle, row, createPlan(bundle, row), createdAt, owner)
}

export function sessionDetail(
  bundle: BundleSeed,
  row: number,
  createdAt: number,
  owner: BundleOwner,
): SessionDetailInput {
  const plan = createPlan(bundle, row)
  const seed = bundle.number
  const platform = sessionPlatform(bundle, row)
  const transactions = Array.from({ length: plan.attempts }, (_, attempt) =>
    transactionDetail(bundle, row, plan, attempt, createdAt),
  )
  return {
    ...createSessionRow(bundle, row, plan, createdAt, owner),
    transactions,
    device: {
      device_id: deviceId(bundle, row),
      ...drawDevice(platform, hash(seed, row, 73)),
      app_version: `4.${hash(seed, row, 74) % 9}.${hash(seed, row, 75) % 4}`,
    },
    // This IP range is reserved for documentation, so no device uses it.
    ip: `203.0.113.${1 + (hash(seed, row, 76) % 254)}`,
    geo: { country: 'EG', city: getPerson(bundle, row).city },
    events: createSessionEvents(transactions, plan, createdAt),
    ...plan.chosen?.fields,
  }
}

function createSessionRow(
  bundle: BundleSeed,
  row: number,
  plan: Plan,
  createdAt: number,
  owner: BundleOwner,
): SessionInput {
  const seed = bundle.number
  const duration = getDuration(plan)
  const lastError = getLastError(plan)
  const hasIdentity = isIdentified(plan)
  const { code, message } = serviceError(lastError)
  return {
    session_id: formatId({ bundle: seed, row }),
    bundle_id: bundle.id,
    ...owner,
    reference_user_id: getReference(bundle, row),
    status: sessionStatus(plan),
    created_at: new Date(createdAt).toISOString(),
    ended_at: duration === undefined ? undefined : new Date(createdAt + plan.length).toISOString(),
    duration,
    services: createSessionServices(bundle, plan),
    transactions_count: plan.attempts,
    last_error: lastError ? { error_code: code, message } : undefined,
    full_name: hasIdentity ? fullName(bundle, row) : undefined,
    front_nid: hasIdentity ? nationalId(bundle, row) : undefined,
    document_type: hasIdentity ? documentType(bundle) : undefined,
    platform: sessionPlatform(bundle, row),
    sdk_version: `2.${6 + (hash(seed, row, 77) % 4)}.${hash(seed, row, 78) % 3}`,
    review_required: hasIdentity ? reviewReasons(plan.outcome) : undefined,
    ...plan.chosen?.fields,
  }
}

function createSessionServices(bundle: BundleSeed, plan: Plan): Complete<SessionService>[] {
  return bundle.flow.map((service) => {
    let attempts = 0
    let status: boolean | null = null
    for (let at = 0; at < plan.attempts; at++) {
      if (plan.service[at] !== service) continue
      attempts++
      status = plan.error[at] === 0
    }
    return {
      service: getServiceName(service),
      status,
      attempts,
      trials_remaining: Math.max(MAX_TRIALS - attempts, 0),
    }
  })
}

function drawDevice(platform: string, draw: number): { model: string; os: string } {
  if (platform === 'web')
    return {
      model: pick(['Chrome', 'Safari', 'Firefox'], draw),
      os: pick(['Windows 11', 'macOS 15', 'Android 15'], draw >>> 4),
    }
  if (platform === 'ios')
    return {
      model: pick(['iPhone 13', 'iPhone 14', 'iPhone 15 Pro', 'iPhone SE'], draw),
      os: `iOS ${17 + (draw % 3)}`,
    }
  return {
    model: pick(
      ['Galaxy A15', 'Galaxy A54', 'Redmi Note 13', 'Reno 11', 'Honor X8b', 'Infinix Hot 40'],
      draw,
    ),
    os: `Android ${12 + (draw % 4)}`,
  }
}
