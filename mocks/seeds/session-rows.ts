import type { SessionDetailInput, SessionInput, SessionService } from '@/backend/sessions'
import type { Complete } from '@mocks/complete'
import type { BundleSeed } from './bundles'
import { idOf } from './ids'
import { numbered } from './numbered'
import { documentServiceNumbers, statusOf } from './outcomes'
import { fullName, nationalId, personOf, referenceOf } from './person'
import { MAX_TRIALS, planOf, type Plan } from './plan'
import { hash, pick } from './random'
import { reviewReasons, wasRead } from './service-data'
import { serviceError } from './service-errors'
import { serviceOf } from './services'
import { eventsOf } from './session-events'
import { documentType, transactionDetail } from './transaction-rows'

/** The platforms by number: those of the seeds, then all others that tests have chosen. */
export const sessionPlatforms = numbered(['android', 'ios', 'web', 'flutter', 'react_native'])

export function sessionPlatform({ number: seed, sessions }: BundleSeed, row: number): string {
  const chosen = sessions?.[row]?.platform
  if (chosen !== undefined) return chosen
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
  return chosen?.status ?? statusOf(outcome)
}

/** Seconds; undefined while the session is in progress. */
export function durationOf(plan: Plan): number | undefined {
  return plan.outcome === 'in_progress' ? undefined : Math.round(plan.length / 1000)
}

/** The error of the last failed attempt, even if a later attempt passed; 0 when none failed. */
export function lastErrorOf(plan: Plan): number {
  for (let attempt = plan.attempts - 1; attempt >= 0; attempt--)
    if (plan.error[attempt]) return plan.error[attempt] ?? 0
  return 0
}

/** Whether a document was read. Only then does the session have a name and a national id. */
export function isIdentified(plan: Plan): boolean {
  for (let attempt = 0; attempt < plan.attempts; attempt++) {
    const isDocument = documentServiceNumbers.includes(plan.service[attempt] ?? 0)
    if (isDocument && wasRead(plan.error[attempt] ?? 0)) return true
  }
  return false
}

/** The bundle and the client that a record belongs to. */
export type BundleOwner = {
  bundle_name: string
  organization_id: string
  organization_name: string
}

export function sessionRow(
  bundle: BundleSeed,
  row: number,
  created: number,
  owner: BundleOwner,
): SessionInput {
  return rowOf(bundle, row, planOf(bundle, row), created, owner)
}

export function sessionDetail(
  bundle: BundleSeed,
  row: number,
  created: number,
  owner: BundleOwner,
): SessionDetailInput {
  const plan = planOf(bundle, row)
  const seed = bundle.number
  const platform = sessionPlatform(bundle, row)
  const transactions = Array.from({ length: plan.attempts }, (_, attempt) =>
    transactionDetail(bundle, row, plan, attempt, created),
  )
  return {
    ...rowOf(bundle, row, plan, created, owner),
    transactions,
    device: {
      device_id:
        hash(seed, row, 71).toString(16).padStart(8, '0') + hash(seed, row, 72).toString(16),
      ...deviceOf(platform, hash(seed, row, 73)),
      app_version: `4.${hash(seed, row, 74) % 9}.${hash(seed, row, 75) % 4}`,
    },
    // This range is reserved for documentation, so no device has it.
    ip: `203.0.113.${1 + (hash(seed, row, 76) % 254)}`,
    geo: { country: 'EG', city: personOf(bundle, row).city },
    events: eventsOf(transactions, plan, created),
    ...plan.chosen?.fields,
  }
}

function rowOf(
  bundle: BundleSeed,
  row: number,
  plan: Plan,
  created: number,
  owner: BundleOwner,
): SessionInput {
  const seed = bundle.number
  const duration = durationOf(plan)
  const lastError = lastErrorOf(plan)
  const identified = isIdentified(plan)
  const { code, message } = serviceError(lastError)
  return {
    session_id: idOf({ bundle: seed, row }),
    bundle_id: bundle.id,
    ...owner,
    reference_user_id: referenceOf(bundle, row),
    status: sessionStatus(plan),
    created_at: new Date(created).toISOString(),
    ended_at: duration === undefined ? undefined : new Date(created + plan.length).toISOString(),
    duration,
    services: servicesOf(bundle, plan),
    transactions_count: plan.attempts,
    last_error: lastError ? { error_code: code, message } : undefined,
    full_name: identified ? fullName(bundle, row) : undefined,
    front_nid: identified ? nationalId(bundle, row) : undefined,
    document_type: identified ? documentType(bundle) : undefined,
    platform: sessionPlatform(bundle, row),
    sdk_version: `2.${6 + (hash(seed, row, 77) % 4)}.${hash(seed, row, 78) % 3}`,
    review_required: identified ? reviewReasons(plan.outcome) : undefined,
    ...plan.chosen?.fields,
  }
}

function servicesOf(bundle: BundleSeed, plan: Plan): Complete<SessionService>[] {
  return bundle.flow.map((service) => {
    let attempts = 0
    let status: boolean | null = null
    for (let at = 0; at < plan.attempts; at++) {
      if (plan.service[at] !== service) continue
      attempts++
      status = plan.error[at] === 0
    }
    return {
      service: serviceOf(service),
      status,
      attempts,
      trials_remaining: Math.max(MAX_TRIALS - attempts, 0),
    }
  })
}

function deviceOf(platform: string, draw: number): { model: string; os: string } {
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
