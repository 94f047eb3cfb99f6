import type { SessionDetailInput, SessionInput, SessionService } from '@/api/sessions/schema'
import type { BundleSeed } from './bundles'
import { idOf } from './ids'
import { documentServices, statusOf } from './outcomes'
import { nameParts, nationalId, personOf, referenceOf } from './person'
import { MAX_TRIALS, planOf, type Plan } from './plan'
import { hash, pick } from './random'
import { read, reviewReasons } from './service-data'
import { serviceError } from './service-errors'
import { serviceOf } from './services'
import { documentType, transactionDetail } from './transaction-rows'
import { eventsOf } from './session-events'

export const platforms = ['android', 'ios', 'web', 'flutter', 'react_native'] as const

export function platformOf(seed: number, row: number): (typeof platforms)[number] {
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

/** Seconds; undefined while the session goes on. */
export function durationOf(plan: Plan): number | undefined {
  return plan.outcome === 'in_progress' ? undefined : Math.round(plan.length / 1000)
}

/** The last failed attempt, whether or not a later one passed; 0 when none failed. */
export function lastErrorOf(plan: Plan): number {
  for (let at = plan.attempts - 1; at >= 0; at--) if (plan.error[at]) return plan.error[at] ?? 0
  return 0
}

/** Whether a document was read: only then does the session know a name and a national id. */
export function isIdentified(plan: Plan): boolean {
  for (let at = 0; at < plan.attempts; at++) {
    if (documentServices.includes(plan.service[at] ?? 0) && read(plan.error[at] ?? 0)) return true
  }
  return false
}

type Owner = { id: string; name: string }

export function sessionRow(
  bundle: BundleSeed,
  row: number,
  created: number,
  owner: Owner,
): SessionInput {
  return rowOf(bundle, row, planOf(bundle, row), created, owner)
}

export function sessionDetail(
  bundle: BundleSeed,
  row: number,
  created: number,
  owner: Owner,
): SessionDetailInput {
  const plan = planOf(bundle, row)
  const seed = bundle.number
  const platform = platformOf(seed, row)
  const transactions = Array.from({ length: plan.attempts }, (_, at) =>
    transactionDetail(bundle, row, plan, at, created),
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
    // A range kept for documentation: it belongs to nobody.
    ip: `203.0.113.${1 + (hash(seed, row, 76) % 254)}`,
    geo: { country: 'EG', city: personOf(seed, row).city },
    events: eventsOf(transactions, plan, created),
  }
}

function rowOf(
  bundle: BundleSeed,
  row: number,
  plan: Plan,
  created: number,
  owner: Owner,
): SessionInput {
  const seed = bundle.number
  const duration = durationOf(plan)
  const lastError = lastErrorOf(plan)
  const known = isIdentified(plan)
  const { code, message } = serviceError(lastError)
  return {
    session_id: idOf({ bundle: seed, row }),
    bundle_id: bundle.id,
    bundle_name: bundle.name,
    organization_id: owner.id,
    organization_name: owner.name,
    reference_user_id: referenceOf(seed, row),
    status: statusOf(plan.outcome),
    created_at: new Date(created).toISOString(),
    ended_at: duration === undefined ? undefined : new Date(created + plan.length).toISOString(),
    duration,
    services: servicesOf(bundle, plan),
    transactions_count: plan.attempts,
    last_error: lastError ? { error_code: code, message } : undefined,
    full_name: known ? nameParts(seed, row).join(' ') : undefined,
    front_nid: known ? nationalId(seed, row) : undefined,
    document_type: known ? documentType(bundle) : undefined,
    platform: platformOf(seed, row),
    sdk_version: `2.${6 + (hash(seed, row, 77) % 4)}.${hash(seed, row, 78) % 3}`,
    review_required: known ? reviewReasons(plan.outcome) : undefined,
  }
}

function servicesOf(bundle: BundleSeed, plan: Plan): SessionService[] {
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
      trials_remaining: MAX_TRIALS - attempts,
    }
  })
}

function deviceOf(
  platform: (typeof platforms)[number],
  draw: number,
): { model: string; os: string } {
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
